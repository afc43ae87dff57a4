import type { ButtonProps } from '../Button/Button.tsx';
import { MailRequest, type MailRequestProps } from './MailRequest.tsx';

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
