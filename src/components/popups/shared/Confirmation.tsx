import { Button } from '#src/components/primitives/Button/Button.tsx';
import { PopupContent } from '#src/components/primitives/Popup/PopupContent.tsx';
import { Stack } from '#src/components/primitives/Stack/Stack.tsx';
import * as css from './popups.css.ts';

export interface ConfirmationProps {
  /** The question. */
  title: string;
  /** Name of the person that it is about. @default none */
  person?: string;
  /** Consequence of confirming. */
  consequence: string;
  /** Label of the button that leaves everything as it is. */
  cancel: string;
  onCancel: () => void;
  /** Label of the button that does it. */
  confirm: string;
  onConfirm: () => void;
}

/** Content of a confirmation popup; the safe answer is first. */
export function Confirmation(props: ConfirmationProps) {
  const { title, person, consequence, cancel, onCancel, confirm, onConfirm } = props;
  return (
    <PopupContent title={title}>
      <Stack gap={24}>
        <div>
          {person !== undefined && <p className={css.person}>{person}</p>}
          <p>{consequence}</p>
        </div>
        <Stack gap={12}>
          <Button width="full" onPress={onCancel}>
            {cancel}
          </Button>
          <Button kind="danger" width="full" onPress={onConfirm}>
            {confirm}
          </Button>
        </Stack>
      </Stack>
    </PopupContent>
  );
}
