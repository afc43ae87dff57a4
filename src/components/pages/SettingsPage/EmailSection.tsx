import { NewEmailForm, type NewEmailFormProps } from '../../forms/NewEmailForm/index.ts';
import { MailRequest, type MailRequestProps } from './MailRequest.tsx';

export interface EmailSectionProps {
  form: NewEmailFormProps;
  /** The message whose link changes the e-mail without the password. */
  changeMail: MailRequestProps;
  /** Another message that proves the e-mail. @default none, for one that is proven */
  verificationMail?: MailRequestProps | undefined;
}

/** The e-mail: another one, or the proof of it. */
export function EmailSection({ form, changeMail, verificationMail }: EmailSectionProps) {
  return (
    <>
      <NewEmailForm {...form} />
      {form.kind !== 'link' && (
        <MailRequest
          {...changeMail}
          question="Не помните пароль? Email можно изменить по ссылке из письма."
          action="Отправить ссылку"
        />
      )}
      {verificationMail && (
        <MailRequest
          {...verificationMail}
          question="Адрес не подтверждён? Откройте ссылку из письма или запросите новую."
          action="Отправить письмо ещё раз"
        />
      )}
    </>
  );
}
