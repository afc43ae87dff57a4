import { AppearanceChoice, type AppearanceChoiceProps } from '../../sections/AppearanceChoice/index.ts';
import { DeleteAccountForm, type DeleteAccountFormProps } from '../../forms/DeleteAccountForm/index.ts';
import { BlockedReaders, type BlockedReadersProps } from '../../sections/BlockedReaders/index.ts';
import { NewPasswordForm, type NewPasswordFormProps } from '../../forms/NewPasswordForm/index.ts';
import { ProfileForm, type ProfileFormProps } from '../../forms/ProfileForm/index.ts';
import { UsernameForm, type UsernameFormProps } from '../../forms/UsernameForm/index.ts';
import { FormRow, type FormRowProps } from '../../primitives/FormRow/index.ts';
import { PageTitle } from '../../primitives/PageTitle/index.ts';
import { SessionList, type SessionListProps } from '../../sections/SessionList/index.ts';
import { EmailSection, type EmailSectionProps } from './EmailSection.tsx';
import { PhoneSteps, type PhoneStepsProps } from './PhoneSteps.tsx';
import * as css from './SettingsPage.css.ts';
import { SectionLinks } from './SectionLinks.tsx';

/** Each row is on its own: what happens in one leaves the others as they are. */
export interface SettingsPageProps {
  profile: ProfileFormProps;
  username: UsernameFormProps;
  email: EmailSectionProps;
  phone: PhoneStepsProps;
  password: NewPasswordFormProps;
  /** `undefined` where the server does not tell. */
  sessions?: SessionListProps | undefined;
  appearance: AppearanceChoiceProps;
  /** @default none, for a person who has blocked nobody */
  blocked?: BlockedReadersProps | undefined;
  deletion: DeleteAccountFormProps;
}

/** The settings of the account (design section 9): a list of the sections stands beside them from 1440 px. */
export function SettingsPage(props: SettingsPageProps) {
  const sections = sectionsOf(props);
  return (
    <>
      <PageTitle>Настройки</PageTitle>
      <div className={css.page}>
        <SectionLinks sections={sections} />
        <div className={css.rows}>
          {sections.map((section) => (
            <FormRow key={section.id} {...section} />
          ))}
        </div>
      </div>
    </>
  );
}

function sectionsOf(props: SettingsPageProps): FormRowProps[] {
  const { profile, username, email, phone, password, sessions, appearance, blocked, deletion } = props;
  const where = sessions && {
    id: 'sessions',
    title: 'Где вы\u00a0вошли',
    note: 'Браузеры, в\u00a0которых открыт ваш аккаунт.',
    children: <SessionList {...sessions} />,
  };
  const kept = blocked && {
    id: 'blocked',
    title: 'Заблокированные читатели',
    note: 'Не\u00a0могут комментировать ваши посты и\u00a0подписываться на\u00a0вас.',
    children: <BlockedReaders {...blocked} />,
  };
  return [
    {
      id: 'name',
      title: 'Имя',
      note: 'Так вас видят подписчики и\u00a0другие авторы.',
      children: <ProfileForm {...profile} />,
    },
    {
      id: 'username',
      title: 'Имя пользователя',
      note: 'Видно в\u00a0профиле и\u00a0в\u00a0адресе страницы.',
      children: <UsernameForm {...username} />,
    },
    {
      id: 'email',
      title: 'Email',
      note: 'По\u00a0этому адресу вы\u00a0входите.',
      children: <EmailSection {...email} />,
    },
    {
      id: 'phone',
      title: 'Телефон',
      note: 'По\u00a0нему подтверждаем выплаты. Другим не\u00a0виден.',
      children: <PhoneSteps {...phone} />,
    },
    {
      id: 'password',
      title: 'Пароль',
      note: 'Не\u00a0менее 8\u00a0символов: строчные и\u00a0заглавные буквы, цифры.',
      children: <NewPasswordForm {...password} />,
    },
    ...(where === undefined ? [] : [where]),
    {
      id: 'appearance',
      title: 'Оформление',
      note: 'Только на\u00a0этом устройстве.',
      children: <AppearanceChoice {...appearance} />,
    },
    ...(kept === undefined ? [] : [kept]),
    {
      id: 'deletion',
      title: 'Удаление аккаунта',
      note: 'Необратимо: вернуть аккаунт не\u00a0сможем и\u00a0мы.',
      children: <DeleteAccountForm {...deletion} />,
    },
  ];
}
