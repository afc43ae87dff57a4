import { Button } from '#src/components/primitives/Button/index.ts';
import { PopupContent } from '#src/components/primitives/Popup/index.ts';
import { Stack } from '#src/components/primitives/Stack/index.ts';
import * as css from './CancelSubscriptionPopup.css.ts';

export interface CancelSubscriptionContentProps {
  /** Name of the author. */
  author: string;
  /** What cancelling means: until when access stays. */
  consequence: string;
  onConfirm: () => void;
  onKeep: () => void;
}

/** What the question about a cancellation holds, without its layer. */
export function CancelSubscriptionContent(props: CancelSubscriptionContentProps) {
  const { author, consequence, onConfirm, onKeep } = props;
  return (
    <PopupContent title="Отменить подписку?">
      <Stack gap={24}>
        <div>
          <p className={css.author}>{author}</p>
          <p>{consequence}</p>
        </div>
        <Stack gap={12}>
          <Button width="full" onPress={onKeep}>
            Оставить
          </Button>
          <Button kind="danger" width="full" onPress={onConfirm}>
            Отменить подписку
          </Button>
        </Stack>
      </Stack>
    </PopupContent>
  );
}
