import { Button } from '#src/components/primitives/Button/index.ts';
import { PopupContent } from '#src/components/primitives/Popup/index.ts';
import { Stack } from '#src/components/primitives/Stack/index.ts';
import * as css from './BlockReaderPopup.css.ts';

export interface BlockReaderContentProps {
  /** Name of the reader. */
  reader: string;
  onConfirm: () => void;
  onKeep: () => void;
}

/** What the question about blocking a reader holds, without its layer. */
export function BlockReaderContent({ reader, onConfirm, onKeep }: BlockReaderContentProps) {
  return (
    <PopupContent title="Заблокировать читателя?">
      <Stack gap={24}>
        <div>
          <p className={css.reader}>{reader}</p>
          <p>
            Не сможет комментировать ваши посты и подписываться на вас. Прежние комментарии останутся, вы
            можете их удалить. Разблокировать можно в настройках.
          </p>
        </div>
        <Stack gap={12}>
          <Button width="full" onPress={onKeep}>
            Не блокировать
          </Button>
          <Button kind="danger" width="full" onPress={onConfirm}>
            Заблокировать
          </Button>
        </Stack>
      </Stack>
    </PopupContent>
  );
}
