import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { CaptchaBox, type CaptchaBoxProps } from '#src/components/primitives/CaptchaBox/CaptchaBox.tsx';
import type { Action } from '#src/status/action.ts';
import {
  RegisterContent,
  RegisterPopup,
  type RegisterPopupProps,
} from '#src/components/popups/RegisterPopup/RegisterPopup.tsx';

const meta = {
  title: 'Компоненты/Окна/Окно регистрации · RegisterPopup',
  id: 'components-popups-registerpopup',
  component: RegisterPopup,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    status: { kind: 'idle' },
    captcha: <CaptchaBox status="verified" />,
    hasCaptchaToken: true,
    termsHref: '/terms-of-service',
    privacyHref: '/privacy-policy',
    defaultEmail: 'anna@example.ru',
    onSubmit: fn(),
    onSwitchToLogin: fn(),
  },
  render: (args) => <RegisterContent {...args} />,
} satisfies Meta<typeof RegisterPopup>;

export default meta;
type Story = StoryObj<typeof meta>;

const waiting = { captcha: <CaptchaBox status="idle" onPress={fn()} />, hasCaptchaToken: false };

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };

export const CaptchaNotPassed: Story = { name: 'Капча не пройдена', args: { ...waiting, defaultEmail: '' } };

export const Ready: Story = {
  name: 'Капча пройдена',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Пароль'), 'Passw0rd');
    await userEvent.click(canvas.getByRole('button', { name: 'Зарегистрироваться' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'anna@example.ru', password: 'Passw0rd' });
  },
};

/** The typed values stay and cannot be changed; a second submit does nothing. */
export const Pending: Story = {
  name: 'Идёт отправка',
  tags: ['!pixels'],
  render: function Submitted(args) {
    const [status, setStatus] = useState(args.status);
    const onSubmit: RegisterPopupProps['onSubmit'] = (credentials) => {
      args.onSubmit(credentials);
      setStatus({ kind: 'pending' });
    };
    return <RegisterContent {...args} status={status} onSubmit={onSubmit} />;
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Пароль'), 'Passw0rd{Enter}');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Регистрация...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(canvas.getByLabelText('Пароль')).toHaveValue('Passw0rd');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const PasswordError: Story = {
  name: 'Слабый пароль',
  tags: ['!pixels'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Пароль'), 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Зарегистрироваться' }));
    await expect(canvas.getByLabelText('Пароль')).toHaveAccessibleDescription(
      expect.stringContaining('Введите цифры, строчные и прописные буквы'),
    );
  },
};

export const ServerFieldError: Story = {
  name: 'Отказ сервера в поле',
  tags: ['!pixels'],
  args: { status: { kind: 'failed', fields: { email: 'Пользователь с таким email уже существует.' } } },
};

export const Refused: Story = {
  name: 'Отказ сервера',
  args: { ...waiting, status: { kind: 'failed', message: 'Ошибка регистрации' } },
};

export const CaptchaFailure: Story = {
  name: 'Ошибка капчи',
  args: {
    captcha: <CaptchaBox status="error" onPress={fn()} />,
    hasCaptchaToken: false,
    captchaError: 'Ошибка капчи. Попробуйте еще раз.',
  },
};

export const CaptchaRefused: Story = {
  name: 'Капча не принята',
  args: { ...waiting, captchaError: 'Пожалуйста, пройдите проверку капчи' },
};

const captchaIs = (status: CaptchaBoxProps['status']) => ({
  captcha: <CaptchaBox status={status} onPress={fn()} />,
  hasCaptchaToken: status === 'verified',
});

export const CaptchaLoading: Story = { name: 'Капча загружается', args: captchaIs('loading') };
export const CaptchaLoadingSlowly: Story = {
  name: 'Капча долго загружается',
  tags: ['!pixels'],
  args: captchaIs('slowLoading'),
};
export const CaptchaVerifying: Story = {
  name: 'Капча проверяется',
  tags: ['!pixels'],
  args: captchaIs('verifying'),
};
export const CaptchaSlow: Story = {
  name: 'Капча долго проверяется',
  tags: ['!pixels'],
  args: captchaIs('slow'),
};
export const CaptchaExpired: Story = { name: 'Капча устарела', args: captchaIs('expired') };

/** The challenge covers the page: the popup is hidden, and returns with everything typed. It rests hidden. */
export const CaptchaChallenge: Story = {
  name: 'Задание капчи',
  tags: ['!autodocs'],
  render: function Challenged(args) {
    const [isVisible, setVisible] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setVisible(false)}>
          Ответить на задание
        </button>
        <RegisterPopup
          {...args}
          isCaptchaChallengeVisible={isVisible}
          captcha={<CaptchaBox status="idle" onPress={() => setVisible(true)} />}
        />
      </>
    );
  },
  play: async ({ userEvent }) => {
    const password = await screen.findByLabelText('Пароль');
    await userEvent.type(password, 'Passw0rd');
    const box = screen.getByRole('checkbox', { name: 'Я не робот' });
    await userEvent.click(box);
    await waitFor(() => expect(password).not.toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Ответить на задание' }));
    await waitFor(() => expect(password).toBeVisible());
    await expect(password).toHaveValue('Passw0rd');
    await expect(box).toHaveFocus();
    // The story rests as a person sees it during the challenge.
    await userEvent.click(box);
    await waitFor(() => expect(password).not.toBeVisible());
  },
};

const activationIs = (status: Action) => ({
  activation: { email: 'anna@example.ru', status, onResend: fn() },
});

/** It takes the focus when it appears: in the documentation the page would scroll there. */
export const Activation: Story = {
  name: 'Письмо отправлено',
  tags: ['!autodocs'],
  args: activationIs({ kind: 'idle' }),
};
export const ActivationSending: Story = {
  name: 'Письмо отправляется ещё раз',
  tags: ['!autodocs'],
  args: activationIs({ kind: 'pending' }),
};
export const ActivationSent: Story = {
  name: 'Письмо отправлено ещё раз',
  tags: ['!autodocs'],
  args: activationIs({
    kind: 'done',
    message: 'Отправили письмо ещё раз. Если его нет, проверьте папку «Спам».',
  }),
};
export const ActivationFailed: Story = {
  name: 'Письмо не отправилось',
  tags: ['!autodocs'],
  args: activationIs({ kind: 'failed', message: 'Не удалось отправить письмо. Попробуйте снова.' }),
};
export const ActivationLongEmail: Story = {
  name: 'Длинный email',
  tags: ['!autodocs'],
  args: {
    activation: {
      email: 'konstantin.konstantinopolsky@pochtovy-yashchik-dlya-obrashcheniy.example.ru',
      status: { kind: 'idle' },
      onResend: fn(),
    },
  },
  globals: { viewport: { value: 'narrow' } },
};

/** Focus is on the first field, Escape asks to close. */
export const Overlay: Story = {
  name: 'Поверх страницы',
  tags: ['phone', '!autodocs'],
  render: (args) => <RegisterPopup {...args} />,
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Регистрация' });
    // The address was typed in another popup, so the first empty field gets the focus.
    await expect(screen.getByLabelText('Пароль')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** A page magnified to 400 %: the form scrolls inside. */
export const OverlayMagnified: Story = {
  name: 'Увеличение в 4 раза',
  tags: ['!autodocs'],
  render: (args) => <RegisterPopup {...args} />,
  globals: { viewport: { value: 'magnified' } },
};
