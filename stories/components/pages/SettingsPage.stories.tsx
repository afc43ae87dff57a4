import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { dina, pavel, ready } from '#stories/components/sections/BlockedReaders.fixtures.ts';
import { here, phone as onPhone } from '#stories/components/sections/SessionList.fixtures.ts';
import { card, ready as methods } from '#stories/components/sections/PaymentMethods.fixtures.ts';
import { loaded, paymentMonths } from '#stories/components/sections/PaymentList.fixtures.ts';
import { SettingsPage, type SettingsPageProps } from '#src/components/pages/SettingsPage/SettingsPage.tsx';

const email = 'anna@example.ru';
const idle = { kind: 'idle' } as const;
const pending = { kind: 'pending' } as const;
const noConnection = { kind: 'failed', message: 'Ошибка соединения с сервером. Попробуйте позже.' } as const;

const profile = { profile: { first_name: 'Анна', last_name: 'Рощина' }, status: idle, onSubmit: fn() };
const username = { username: 'anna.roshchina', status: idle, onSubmit: fn() };
const address = {
  form: { email, kind: 'password', status: idle, onSubmit: fn() } as const,
  changeMail: { status: idle, onSend: fn() },
  verificationMail: { status: idle, onSend: fn() },
};
const number = { phone: '+79000000000', status: idle, onSubmit: fn() };
const code = {
  phone: '+79000000000',
  status: idle,
  secondsLeft: 45,
  onSubmit: fn(),
  onResend: fn(),
  onChangePhone: fn(),
};
const password = { email, status: idle, onSubmit: fn() };
const sessions: SettingsPageProps['sessions'] = {
  sessions: { kind: 'ready', value: [here, onPhone], isRenewing: false },
  others: { kind: 'idle' },
  onRetry: fn(),
  onEnd: fn(),
  onEndOthers: fn(),
};
const deletion = { email, status: idle, onSubmit: fn() };

const meta = {
  title: 'Компоненты/Страницы/Настройки · SettingsPage',
  id: 'components-pages-settingspage',
  component: SettingsPage,
  args: {
    profile,
    username,
    email: address,
    phone: { isVerified: false, step: { kind: 'number', form: number } },
    password,
    sessions,
    appearance: { appearance: 'system', onChange: fn() },
    deletion,
  },
} satisfies Meta<typeof SettingsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const codeStep: SettingsPageProps['phone'] = { isVerified: false, step: { kind: 'code', form: code } };

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };
export const Desktop: Story = {
  name: 'На компьютере',
  tags: ['widths'],
  globals: { viewport: { value: 'desktop' } },
};
export const NewAccount: Story = {
  name: 'Имя не указано',
  parameters: { region: 'Имя' },
  args: { profile: { ...profile, profile: { first_name: '', last_name: '' } } },
};

export const NewAccountPhone: Story = {
  name: 'Телефон не указан',
  parameters: { region: 'Телефон' },
  args: { phone: { isVerified: undefined, step: { kind: 'number', form: { ...number, phone: '' } } } },
};

export const WithBlockedReaders: Story = {
  name: 'Заблокированные читатели',
  parameters: { region: 'Заблокированные читатели' },
  args: { blocked: { readers: ready(pavel, dina), onRetry: fn(), onUnblock: fn() } },
};

export const WithPaymentMethods: Story = {
  name: 'Чем вы платите',
  parameters: { region: 'Чем вы платите' },
  args: { paymentMethods: { methods: methods(card), onRetry: fn(), onForbid: fn() } },
};

export const WithPayments: Story = {
  name: 'Платежи',
  parameters: { region: 'Платежи' },
  tags: ['phone'],
  args: {
    payments: { payments: loaded(paymentMonths), more: { kind: 'idle' }, onMore: fn(), onRetry: fn() },
  },
};

export const PaymentsLoading: Story = {
  name: 'Платежи загружаются',
  tags: ['!pixels'],
  args: { payments: { payments: { kind: 'loading' }, more: undefined, onMore: fn(), onRetry: fn() } },
};

export const PaymentsOffline: Story = {
  name: 'Платежи, нет сети',
  tags: ['!pixels'],
  args: {
    payments: {
      payments: { kind: 'offline', isRetrying: false, value: undefined },
      more: undefined,
      onMore: fn(),
      onRetry: fn(),
    },
  },
};

export const BlockedReadersOffline: Story = {
  name: 'Заблокированные читатели, нет сети',
  tags: ['!pixels'],
  args: {
    blocked: {
      readers: { kind: 'offline', isRetrying: false, value: undefined },
      onRetry: fn(),
      onUnblock: fn(),
    },
  },
};

export const Seller: Story = {
  name: 'Данные для чеков',
  parameters: { region: 'Данные для чеков' },
  args: {
    seller: {
      seller: { status: 'self_employed', name: 'Рощина Анна Сергеевна', inn: '500100732259' },
      status: { kind: 'idle' },
      onSubmit: fn(),
    },
  },
};

export const SellingEntrepreneur: Story = {
  name: 'Данные для чеков, ИП',
  tags: ['!pixels'],
  args: {
    seller: {
      seller: { status: 'entrepreneur', name: 'Рощина Анна Сергеевна', inn: '500100732259' },
      status: { kind: 'idle' },
      onSubmit: fn(),
    },
  },
};

export const SellingCompany: Story = {
  name: 'Данные для чеков, организация',
  tags: ['!pixels'],
  args: {
    seller: {
      seller: { status: 'company', name: 'ООО «Ромашка»', inn: '7707083893' },
      status: { kind: 'idle' },
      onSubmit: fn(),
    },
  },
};

export const PasswordPending: Story = {
  name: 'Пароль отправляется',
  parameters: { region: 'Пароль' },
  args: { password: { ...password, status: pending } },
};

export const UsernameTaken: Story = {
  name: 'Имя пользователя занято',
  parameters: { region: 'Имя пользователя' },
  args: {
    username: {
      ...username,
      status: { kind: 'failed', fields: { username: 'Пользователь с таким именем уже существует.' } },
    },
  },
};

export const EmailFailed: Story = {
  name: 'Email не сохранился',
  parameters: { region: 'Email' },
  args: { email: { ...address, form: { ...address.form, status: noConnection } } },
};

export const EmailByLink: Story = {
  name: 'Email по ссылке',
  parameters: { region: 'Email' },
  args: { email: { ...address, form: { ...address.form, kind: 'link' } } },
};

export const NameSaved: Story = {
  name: 'Имя сохранено',
  parameters: { region: 'Имя' },
  args: { profile: { ...profile, status: { kind: 'done', message: 'Имя сохранено.' } } },
};

export const MailPending: Story = {
  name: 'Письмо отправляется',
  parameters: { region: 'Email' },
  args: { email: { ...address, verificationMail: { ...address.verificationMail, status: pending } } },
};

export const MailFailed: Story = {
  name: 'Письмо не отправилось',
  parameters: { region: 'Email' },
  args: {
    email: { ...address, verificationMail: { ...address.verificationMail, status: noConnection } },
  },
};

export const MailSent: Story = {
  name: 'Письмо отправлено',
  parameters: { region: 'Email' },
  args: {
    email: {
      ...address,
      verificationMail: {
        ...address.verificationMail,
        status: {
          kind: 'done',
          message: 'Отправили письмо. Если его нет, проверьте папку «Спам».',
        },
      },
    },
  },
};

export const ChangeMailSent: Story = {
  name: 'Ссылка для смены email отправлена',
  parameters: { region: 'Email' },
  args: {
    email: {
      ...address,
      changeMail: {
        ...address.changeMail,
        status: {
          kind: 'done',
          message: 'Отправили ссылку на anna@example.ru: откройте её, чтобы указать новый email.',
        },
      },
    },
  },
};

export const EmailVerified: Story = {
  name: 'Email подтверждён',
  parameters: { region: 'Email' },
  args: {
    email: {
      ...address,
      verificationMail: {
        ...address.verificationMail,
        status: { kind: 'done', message: 'Email уже подтверждён.' },
      },
    },
  },
};

export const PhoneCode: Story = {
  name: 'Код для телефона',
  parameters: { region: 'Телефон' },
  tags: ['phone'],
  args: { phone: codeStep },
};

export const PhoneVerified: Story = {
  name: 'Телефон подтверждён',
  parameters: { region: 'Телефон' },
  args: {
    phone: {
      isVerified: true,
      step: {
        kind: 'number',
        form: { ...number, status: { kind: 'done', message: 'Телефон подтверждён.' } },
      },
    },
  },
};

export const SessionsLoading: Story = {
  name: 'Сеансы загружаются',
  parameters: { region: 'Где вы вошли' },
  args: { sessions: { ...sessions, sessions: { kind: 'loading' } } },
};

export const SessionsOffline: Story = {
  name: 'Сеансы, нет сети',
  parameters: { region: 'Где вы вошли' },
  args: {
    sessions: { ...sessions, sessions: { kind: 'offline', isRetrying: false, value: [here, onPhone] } },
  },
};

export const SessionsEnding: Story = {
  name: 'Сеансы завершаются',
  parameters: { region: 'Где вы вошли' },
  args: {
    sessions: {
      ...sessions,
      sessions: {
        kind: 'ready',
        value: [here, { ...onPhone, end: { kind: 'pending' } }],
        isRenewing: false,
      },
      others: { kind: 'pending' },
    },
  },
};

export const WithoutSessions: Story = {
  name: 'Без сеансов',
  tags: ['!pixels'],
  args: { sessions: undefined },
};

export const EachRowHasItsForm: Story = {
  name: 'Отправка одной формы',
  tags: ['!pixels'],
  play: async ({ args, canvas, userEvent }) => {
    const row = within(canvas.getByRole('region', { name: 'Имя' }));
    await userEvent.clear(row.getByLabelText('Имя'));
    await userEvent.type(row.getByLabelText('Имя'), 'Вера{Enter}');
    await expect(args.profile.onSubmit).toHaveBeenCalledWith({ first_name: 'Вера', last_name: 'Рощина' });
    await expect(args.username.onSubmit).not.toHaveBeenCalled();
  },
};
