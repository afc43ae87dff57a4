import type { Action } from '#src/status/action.ts';
import { Banner } from '../../primitives/Banner/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import * as css from './LetterRequest.css.ts';

/** A letter to the address in use. */
export interface LetterRequestProps {
  /** The last request. */
  status: Action;
  /** Ask for the letter. */
  onSend: () => void;
}

interface Texts {
  /** Whom the letter helps. */
  question: string;
  /** Label of the button. */
  action: string;
}

/** A letter with a link, sent on request. */
export function LetterRequest({ question, action, status, onSend }: LetterRequestProps & Texts) {
  const isSending = status.kind === 'pending';
  return (
    <div className={css.letter}>
      <p className={css.question}>{question}</p>
      <Banner tone="error">{status.kind === 'failed' ? status.message : undefined}</Banner>
      <Banner tone="success">{status.kind === 'done' ? status.message : undefined}</Banner>
      <Button kind="outline" isPending={isSending} onPress={onSend}>
        {isSending ? 'Отправка...' : action}
      </Button>
    </div>
  );
}
