import { Button } from '#src/components/primitives/Button/index.ts';
import { MessagePage } from '#src/components/pages/MessagePage/index.ts';
import { PageMeta } from '../meta/PageMeta.tsx';
import { paths } from '../../shared/paths.ts';
import { useFooter } from '../public/useFooter.ts';
import { PublicWait } from '../public/PublicWait.tsx';
import { useReload } from '../loading/useReload.ts';

/**
 * A part of the app did not download: a new version has replaced its file, or the network was down. Only a reload
 * cures either: browsers do not ask for a failed module again as long as the page lives.
 */
export function DownloadFailure() {
  const footer = useFooter();
  const { attempt, retry } = useReload();

  if (attempt === 'first') return <PublicWait />;
  return (
    <>
      <PageMeta noIndex />
      <MessagePage
        title="Страница не загрузилась"
        note="Проверьте соединение и попробуйте ещё раз."
        homeHref={paths.landing}
        footer={footer}
        actions={
          <Button isPending={attempt === 'another'} onPress={retry}>
            Попробовать ещё раз
          </Button>
        }
      />
    </>
  );
}
