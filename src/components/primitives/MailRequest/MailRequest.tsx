import { type Action, failureOf } from '#src/status/action.ts';
import { Banner } from '../Banner/Banner.tsx';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import * as css from './MailRequest.css.ts';

/** A message to the address in use. */
export interface MailRequestProps {
  /** The last request. */
  status: Action;
  /** Ask for the message. */
  onSend: () => void;
}

interface Looks extends Pick<ButtonProps, 'size' | 'width'> {
  /** Situation in which the message helps. */
  question: string;
  /** Label of the button. */
  action: string;
}

/** A message with a link, sent on request. */
export function MailRequest({ question, action, status, onSend, ...looks }: MailRequestProps & Looks) {
  const isSending = status.kind === 'pending';
  return (
    <div className={css.request}>
      <p className={css.question}>{question}</p>
      <Banner tone="error">{failureOf(status)}</Banner>
      <Banner tone="success">{status.kind === 'done' ? status.message : undefined}</Banner>
      <Button {...looks} kind="outline" isPending={isSending} onPress={onSend}>
        {isSending ? 'Отправка...' : action}
      </Button>
    </div>
  );
}

/** The message that proves the e-mail. @param purpose said first: «Подтвердите email, чтобы комментировать.» */
export const VerificationMail = ({
  purpose,
  ...request
}: MailRequestProps & Pick<ButtonProps, 'size' | 'width'> & { purpose: string }) => (
  <MailRequest
    {...request}
    question={`${purpose} Откройте ссылку из письма или запросите новую.`}
    action="Отправить письмо ещё раз"
  />
);
