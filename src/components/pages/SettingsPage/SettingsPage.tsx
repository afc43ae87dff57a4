import { AppearanceChoice, type AppearanceChoiceProps } from '../../sections/AppearanceChoice/index.ts';
import { DeleteAccountForm, type DeleteAccountFormProps } from '../../forms/DeleteAccountForm/index.ts';
import { NewEmailForm, type NewEmailFormProps } from '../../forms/NewEmailForm/index.ts';
import { NewPasswordForm, type NewPasswordFormProps } from '../../forms/NewPasswordForm/index.ts';
import { ProfileForm, type ProfileFormProps } from '../../forms/ProfileForm/index.ts';
import { UsernameForm, type UsernameFormProps } from '../../forms/UsernameForm/index.ts';
import { PageTitle } from '../../primitives/PageTitle/index.ts';
import { SessionList, type SessionListProps } from '../../sections/SessionList/index.ts';
import { LetterRequest, type LetterRequestProps } from './LetterRequest.tsx';
import { PhoneSteps, type PhoneStepsProps } from './PhoneSteps.tsx';
import * as css from './SettingsPage.css.ts';
import { SettingsRow } from './SettingsRow.tsx';

/** Each row is on its own: what happens in one leaves the others as they are. */
export interface SettingsPageProps {
  profile: ProfileFormProps;
  username: UsernameFormProps;
  email: {
    form: NewEmailFormProps;
    /** The letter whose link changes the e-mail without the password. */
    changeLetter: LetterRequestProps;
    /** Another letter that proves the e-mail: the API does not tell whether it is proven, the answer does. */
    verificationLetter: LetterRequestProps;
  };
  phone: PhoneStepsProps;
  password: NewPasswordFormProps;
  /** `undefined` where the server does not tell. */
  sessions?: SessionListProps | undefined;
  appearance: AppearanceChoiceProps;
  deletion: DeleteAccountFormProps;
}

/** The settings of the account (design section 9). */
export function SettingsPage(props: SettingsPageProps) {
  const { profile, username, email, phone, password, sessions, appearance, deletion } = props;
  return (
    <>
      <PageTitle>Настройки</PageTitle>
      <div className={css.rows}>
        <SettingsRow title="Имя" note={'Так вас видят подписчики и\u00a0другие авторы.'}>
          <ProfileForm {...profile} />
        </SettingsRow>
        <SettingsRow title="Имя пользователя" note={'Видно в\u00a0профиле и\u00a0в\u00a0адресе страницы.'}>
          <UsernameForm {...username} />
        </SettingsRow>
        <SettingsRow title="Email" note={'По\u00a0этому адресу вы\u00a0входите.'}>
          <NewEmailForm {...email.form} />
          {email.form.kind !== 'letter' && (
            <LetterRequest
              {...email.changeLetter}
              question={'Не\u00a0помните пароль? Email можно изменить по\u00a0ссылке из\u00a0письма.'}
              action="Отправить ссылку"
            />
          )}
          <LetterRequest
            {...email.verificationLetter}
            question={'Адрес не\u00a0подтверждён? Откройте ссылку из\u00a0письма или\u00a0запросите новую.'}
            action={'Отправить письмо ещё\u00a0раз'}
          />
        </SettingsRow>
        <SettingsRow title="Телефон" note={'По\u00a0нему подтверждаем выплаты. Другим не\u00a0виден.'}>
          <PhoneSteps {...phone} />
        </SettingsRow>
        <SettingsRow
          title="Пароль"
          note={'Не\u00a0менее 8\u00a0символов: строчные и\u00a0заглавные буквы, цифры.'}
        >
          <NewPasswordForm {...password} />
        </SettingsRow>
        {sessions !== undefined && (
          <SettingsRow title={'Где вы\u00a0вошли'} note={'Браузеры, в\u00a0которых открыт ваш аккаунт.'}>
            <SessionList {...sessions} />
          </SettingsRow>
        )}
        <SettingsRow title="Оформление" note={'Только на\u00a0этом устройстве.'}>
          <AppearanceChoice {...appearance} />
        </SettingsRow>
        <SettingsRow title="Удаление аккаунта" note={'Необратимо: вернуть аккаунт не\u00a0сможем и\u00a0мы.'}>
          <DeleteAccountForm {...deletion} />
        </SettingsRow>
      </div>
    </>
  );
}
