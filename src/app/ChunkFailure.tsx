import { Button } from '#src/components/primitives/Button/index.ts';
import { MessagePage } from '#src/components/pages/MessagePage/index.ts';
import { paths } from './paths.ts';

interface ChunkFailureProps {
  /** Try the download once more. */
  onRetry: () => void;
}

/** A part of the app did not download: the network is down, or a new version has replaced its file. */
export function ChunkFailure({ onRetry }: ChunkFailureProps) {
  return (
    <MessagePage
      title="Страница не загрузилась"
      note="Проверьте соединение и&nbsp;попробуйте ещё раз."
      homeHref={paths.landing}
      actions={
        <>
          <Button onPress={onRetry}>Попробовать ещё раз</Button>
          <Button kind="outline" onPress={() => window.location.reload()}>
            Обновить страницу
          </Button>
        </>
      }
    />
  );
}
