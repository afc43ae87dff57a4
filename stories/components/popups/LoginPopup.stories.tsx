import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { CaptchaBox, type CaptchaBoxProps } from '#src/components/primitives/CaptchaBox/CaptchaBox.tsx';
import {
  LoginContent,
  LoginPopup,
  type LoginPopupProps,
} from '#src/components/popups/LoginPopup/LoginPopup.tsx';

const meta = {
  title: 'Компоненты/Окна/Окно входа · LoginPopup',
  id: 'components-popups-loginpopup',
  component: LoginPopup,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    status: { kind: 'idle' },
    onSubmit: fn(),
    onSwitchToRegister: fn(),
    onSwitchToReset: fn(),
  },
  render: (args) => <LoginContent {...args} />,
} satisfies Meta<typeof LoginPopup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };

export const Rest: Story = { name: 'В покое' };

export const FieldErrors: Story = {
  name: 'Ошибки в полях',
  tags: ['!pixels'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'anna@');
    await userEvent.type(canvas.getByLabelText('Пароль'), '12345');
    await userEvent.click(canvas.getByRole('button', { name: 'Войти' }));
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription(
      expect.stringContaining('Введите корректный email'),
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The typed values stay and cannot be changed; a second submit does nothing. */
export const Pending: Story = {
  name: 'Идёт отправка',
  tags: ['!pixels'],
  args: { defaultEmail: 'anna@example.ru' },
  render: function Submitted(args) {
    const [status, setStatus] = useState(args.status);
    const onSubmit: LoginPopupProps['onSubmit'] = (credentials) => {
      args.onSubmit(credentials);
      setStatus({ kind: 'pending' });
    };
    return <LoginContent {...args} status={status} onSubmit={onSubmit} />;
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Пароль'), 'password1{Enter}');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Вход...' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByLabelText('Пароль')).toHaveValue('password1');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Refused: Story = {
  name: 'Отказ сервера',
  args: { defaultEmail: 'anna@example.ru', status: { kind: 'failed', message: 'Неверный email или пароль' } },
};

export const WithNotice: Story = {
  name: 'С пояснением',
  args: { notice: 'Войдите, чтобы открыть эту страницу.' },
};

export const Done: Story = { name: 'Готово', args: { status: { kind: 'done', message: 'Вы вошли.' } } };

export const NoConnection: Story = {
  name: 'Нет связи с сервером',
  args: { status: { kind: 'failed', message: 'Ошибка соединения с сервером. Попробуйте позже.' } },
};

/** After too many failures for the address. */
const captchaIs = (status: CaptchaBoxProps['status']) => ({
  defaultEmail: 'anna@example.ru',
  captcha: <CaptchaBox status={status} onPress={fn()} />,
  hasCaptchaToken: status === 'verified',
});

export const CaptchaLoading: Story = { name: 'Капча загружается', args: captchaIs('loading') };
export const CaptchaLoadingSlowly: Story = {
  name: 'Капча долго загружается',
  tags: ['!pixels'],
  args: captchaIs('slowLoading'),
};
export const CaptchaAsked: Story = {
  name: 'Нужна капча',
  args: { ...captchaIs('idle'), captchaError: 'Пожалуйста, пройдите проверку капчи' },
};
export const CaptchaFailure: Story = {
  name: 'Ошибка капчи',
  args: { ...captchaIs('error'), captchaError: 'Ошибка капчи. Попробуйте еще раз.' },
};
export const CaptchaPassed: Story = {
  name: 'Капча пройдена',
  args: captchaIs('verified'),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Пароль'), 'password1{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'anna@example.ru', password: 'password1' });
  },
};

/** Its token went with the refused password. */
export const CaptchaRefused: Story = {
  name: 'Капча не принята',
  args: { ...captchaIs('idle'), status: { kind: 'failed', message: 'Неверный email или пароль' } },
};

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
        <LoginPopup
          {...args}
          isCaptchaChallengeVisible={isVisible}
          captcha={<CaptchaBox status="idle" onPress={() => setVisible(true)} />}
        />
      </>
    );
  },
  play: async ({ userEvent }) => {
    const password = await screen.findByLabelText('Пароль');
    await userEvent.type(password, 'password1');
    const box = screen.getByRole('checkbox', { name: 'Я не робот' });
    await userEvent.click(box);
    await waitFor(() => expect(password).not.toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Ответить на задание' }));
    await waitFor(() => expect(password).toBeVisible());
    await expect(password).toHaveValue('password1');
    await expect(box).toHaveFocus();
    // The story rests as a person sees it during the challenge.
    await userEvent.click(box);
    await waitFor(() => expect(password).not.toBeVisible());
  },
};

/** Focus is on the first field, Escape asks to close. */
export const Overlay: Story = {
  name: 'Поверх страницы',
  tags: ['phone', '!autodocs', 'forced-colors', 'contrast'],
  render: (args) => <LoginPopup {...args} />,
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Вход' });
    await expect(screen.getByLabelText('Email')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** A page magnified to 400 %: the form scrolls inside. */
export const OverlayMagnified: Story = {
  name: 'Увеличение в 4 раза',
  tags: ['!autodocs'],
  render: (args) => <LoginPopup {...args} />,
  globals: { viewport: { value: 'magnified' } },
};
