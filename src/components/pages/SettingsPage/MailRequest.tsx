import type { Action } from '#src/status/action.ts';
import { Banner } from '../../primitives/Banner/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import * as css from './MailRequest.css.ts';

/** A message to the address in use. */
export interface MailRequestProps {
  /** The last request. */
  status: Action;
  /** Ask for the message. */
  onSend: () => void;
}

interface Texts {
  /** Whom the message helps. */
  question: string;
  /** Label of the button. */
  action: string;
}

/** A message with a link, sent on request. */
export function MailRequest({ question, action, status, onSend }: MailRequestProps & Texts) {
  const isSending = status.kind === 'pending';
  return (
    <div className={css.request}>
      <p className={css.question}>{question}</p>
      <Banner tone="error">{status.kind === 'failed' ? status.message : undefined}</Banner>
      <Banner tone="success">{status.kind === 'done' ? status.message : undefined}</Banner>
      <Button kind="outline" isPending={isSending} onPress={onSend}>
        {isSending ? 'Отправка...' : action}
      </Button>
    </div>
  );
}
