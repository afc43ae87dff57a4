import { NewEmailForm, type NewEmailFormProps } from '../../forms/NewEmailForm/NewEmailForm.tsx';
import { MailRequest, type MailRequestProps, VerificationMail } from '../../primitives/MailRequest/MailRequest.tsx';
import * as css from './EmailSection.css.ts';

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
        <div className={css.request}>
          <MailRequest
            {...changeMail}
            question="Не помните пароль? Email можно изменить по ссылке из письма."
            action="Отправить ссылку"
          />
        </div>
      )}
      {verificationMail && (
        <div className={css.request}>
          <VerificationMail {...verificationMail} purpose="Адрес не подтверждён?" />
        </div>
      )}
    </>
  );
}
