import { Button } from '#src/components/primitives/Button/index.ts';
import { MessagePage } from '#src/components/pages/MessagePage/index.ts';
import { PageMeta } from '../meta/PageMeta.tsx';
import { paths } from '../../shared/paths.ts';
import { useFooter } from '../public/useFooter.ts';

/** A page failed to render: a sentence and a way out instead of an empty screen. */
export function CrashPage() {
  return (
    <>
      <PageMeta noIndex />
      <MessagePage
        title="Что-то пошло не так"
        note="Страница сломалась, но ваши данные целы. Обновите её или вернитесь на главную."
        homeHref={paths.landing}
        footer={useFooter()}
        actions={
          <>
            <Button onPress={() => window.location.reload()}>Обновить страницу</Button>
            {/* A full load, not a navigation: what broke is thrown away. */}
            <Button kind="outline" onPress={() => window.location.assign(paths.landing)}>
              На главную
            </Button>
          </>
        }
      />
    </>
  );
}
