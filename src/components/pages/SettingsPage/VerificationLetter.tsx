import type { FormStatus } from '../../forms/formStatus.ts';
import { Banner } from '../../primitives/Banner/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import * as css from './VerificationLetter.css.ts';

export interface VerificationLetterProps {
  /** What became of the last request for a letter. */
  status: FormStatus<never>;
  /** Send a letter to the address in use. */
  onSend: () => void;
}

/** Another letter that proves the e-mail. The API does not tell whether it is proven already: the answer does. */
export function VerificationLetter({ status, onSend }: VerificationLetterProps) {
  const isSending = status.kind === 'submitting';
  return (
    <div className={css.letter}>
      <p className={css.question}>
        Ещё не{'\u00a0'}подтвердили адрес? Ссылка для этого{'\u00a0'}— в{'\u00a0'}письме.
      </p>
      <Banner tone="error">{status.kind === 'error' ? status.message : undefined}</Banner>
      <Banner tone="success">{status.kind === 'success' ? status.message : undefined}</Banner>
      <Button kind="outline" isPending={isSending} onPress={onSend}>
        {isSending ? 'Отправка...' : 'Отправить письмо ещё\u00a0раз'}
      </Button>
    </div>
  );
}
