import { useRef } from 'react';
import {
  AppearanceChoice,
  type AppearanceChoiceProps,
} from '../../sections/AppearanceChoice/AppearanceChoice.tsx';
import {
  DeleteAccountForm,
  type DeleteAccountFormProps,
} from '../../forms/DeleteAccountForm/DeleteAccountForm.tsx';
import { BlockedReaders, type BlockedReadersProps } from '../../sections/BlockedReaders/BlockedReaders.tsx';
import { NewPasswordForm, type NewPasswordFormProps } from '../../forms/NewPasswordForm/NewPasswordForm.tsx';
import { ProfileForm, type ProfileFormProps } from '../../forms/ProfileForm/ProfileForm.tsx';
import { SellerForm, type SellerFormProps } from '../../forms/SellerForm/SellerForm.tsx';
import { UsernameForm, type UsernameFormProps } from '../../forms/UsernameForm/UsernameForm.tsx';
import { FormRow, type FormRowProps } from '../../primitives/FormRow/FormRow.tsx';
import { PageTitle } from '../../primitives/PageTitle/PageTitle.tsx';
import { PaymentList, type PaymentListProps } from '../../sections/PaymentList/PaymentList.tsx';
import { PaymentMethods, type PaymentMethodsProps } from '../../sections/PaymentMethods/PaymentMethods.tsx';
import { SessionList, type SessionListProps } from '../../sections/SessionList/SessionList.tsx';
import { NewEmailForm, type NewEmailFormProps } from '../../forms/NewEmailForm/NewEmailForm.tsx';
import {
  MailRequest,
  type MailRequestProps,
  VerificationMail,
} from '../../primitives/MailRequest/MailRequest.tsx';
import { PhoneCodeForm, type PhoneCodeFormProps } from '../../forms/PhoneCodeForm/PhoneCodeForm.tsx';
import { PhoneForm, type PhoneFormProps } from '../../forms/PhoneForm/PhoneForm.tsx';
import { useFocusOn } from '../../primitives/focus.ts';
import * as css from './SettingsPage.css.ts';
import { SectionLinks } from './SectionLinks.tsx';

/** Each row is on its own: what happens in one leaves the others as they are. */
export interface SettingsPageProps {
  profile: ProfileFormProps;
  username: UsernameFormProps;
  email: EmailSectionProps;
  phone: PhoneStepsProps;
  password: NewPasswordFormProps;
  /** `undefined` if the server does not tell. */
  sessions?: SessionListProps | undefined;
  /** @default none, for a person who has saved nothing */
  paymentMethods?: PaymentMethodsProps | undefined;
  /** `undefined` if the server does not tell. */
  payments?: PaymentListProps | undefined;
  appearance: AppearanceChoiceProps;
  /** @default receipts do not name the person */
  seller?: SellerFormProps | undefined;
  /** @default none, for a person who has blocked nobody */
  blocked?: BlockedReadersProps | undefined;
  deletion: DeleteAccountFormProps;
}

/** Settings of the account (design section 9): from 1440 px a list of the sections is beside them. */
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
  const {
    profile,
    username,
    email,
    phone,
    password,
    sessions,
    paymentMethods,
    payments,
    appearance,
    seller,
    blocked,
    deletion,
  } = props;
  const where = sessions && {
    id: 'sessions',
    title: 'Где вы вошли',
    note: 'Браузеры, в которых открыт ваш аккаунт.',
    children: <SessionList {...sessions} />,
  };
  const sellerSection = seller && {
    id: 'seller',
    title: 'Данные для чеков',
    note: 'Кто продаёт. Видны покупателям в чеках.',
    children: <SellerForm {...seller} />,
  };
  const methods = paymentMethods && {
    id: 'payment-methods',
    title: 'Чем вы платите',
    note: 'Отсюда вы разрешили списывать за подписки.',
    children: <PaymentMethods {...paymentMethods} />,
  };
  const paymentSection = payments && {
    id: 'payments',
    title: 'Платежи',
    note: 'Всё, что вы оплатили, и чеки.',
    children: <PaymentList {...payments} />,
  };
  const blockedSection = blocked && {
    id: 'blocked',
    title: 'Заблокированные читатели',
    note: 'Не могут комментировать ваши посты и следить за вами.',
    children: <BlockedReaders {...blocked} />,
  };
  return [
    {
      id: 'name',
      title: 'Имя',
      note: 'Так вас видят подписчики и другие авторы.',
      children: <ProfileForm {...profile} />,
    },
    {
      id: 'username',
      title: 'Имя пользователя',
      note: 'Видно в профиле и в адресе страницы.',
      children: <UsernameForm {...username} />,
    },
    {
      id: 'email',
      title: 'Email',
      note: 'По этому адресу вы входите.',
      children: <EmailSection {...email} />,
    },
    {
      id: 'phone',
      title: 'Телефон',
      note: 'Виден только вам. Код из SMS подтверждает, что номер ваш.',
      children: <PhoneSteps {...phone} />,
    },
    {
      id: 'password',
      title: 'Пароль',
      note: 'Не менее 8 символов: строчные и заглавные буквы, цифры.',
      children: <NewPasswordForm {...password} />,
    },
    ...(where === undefined ? [] : [where]),
    ...(methods === undefined ? [] : [methods]),
    ...(paymentSection === undefined ? [] : [paymentSection]),
    {
      id: 'appearance',
      title: 'Оформление',
      note: 'Только на этом устройстве.',
      children: <AppearanceChoice {...appearance} />,
    },
    ...(sellerSection === undefined ? [] : [sellerSection]),
    ...(blockedSection === undefined ? [] : [blockedSection]),
    {
      id: 'deletion',
      title: 'Удаление аккаунта',
      note: 'Необратимо: вернуть аккаунт не сможем и мы.',
      children: <DeleteAccountForm {...deletion} />,
    },
  ];
}

interface EmailSectionProps {
  form: NewEmailFormProps;
  /** The message whose link changes the e-mail without the password. */
  changeMail: MailRequestProps;
  /** Another message that proves the e-mail. @default none, for one that is proven */
  verificationMail?: MailRequestProps | undefined;
}

/** The e-mail: another one, or the proof of it. */
function EmailSection({ form, changeMail, verificationMail }: EmailSectionProps) {
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

interface PhoneStepsProps {
  /** True if the account's number is confirmed; `undefined` without a number. */
  isVerified: boolean | undefined;
  /** The number first, then the code that was sent to it. */
  step:
    | { readonly kind: 'number'; readonly form: PhoneFormProps }
    | { readonly kind: 'code'; readonly form: PhoneCodeFormProps };
}

/** The phone and the proof of it, one form at a time. */
function PhoneSteps({ isVerified, step }: PhoneStepsProps) {
  const box = useRef<HTMLDivElement>(null);
  // The form that had focus has disappeared.
  useFocusOn(step.kind, () => box.current?.querySelector<HTMLInputElement>('input:enabled'));

  return (
    <div className={css.steps} ref={box}>
      <div className={css.status} role="status">
        {isVerified !== undefined && (
          <span className={css.mark({ isVerified })}>{isVerified ? 'Подтверждён' : 'Не подтверждён'}</span>
        )}
      </div>
      {step.kind === 'number' ? <PhoneForm {...step.form} /> : <PhoneCodeForm {...step.form} />}
    </div>
  );
}
