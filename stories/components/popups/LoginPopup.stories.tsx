import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { loginContent, LoginPopup, type LoginPopupProps } from '#src/components/popups/LoginPopup/index.ts';
import { PopupContent } from '#src/components/primitives/Popup/index.ts';

const meta = {
  component: LoginPopup,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    status: { kind: 'idle' },
    onSubmit: fn(),
    onSwitchToRegister: fn(),
    onSwitchToReset: fn(),
  },
  render: (args) => <PopupContent {...loginContent(args)} onClose={() => args.onOpenChange(false)} />,
} satisfies Meta<typeof LoginPopup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!pixels'] };

export const Rest: Story = {};

export const FieldErrors: Story = {
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

/** What was typed stays and can't be changed; a second submit does nothing. */
export const Submitting: Story = {
  args: { defaultEmail: 'anna@example.ru' },
  render: function Submitted(args) {
    const [status, setStatus] = useState(args.status);
    const onSubmit: LoginPopupProps['onSubmit'] = (credentials) => {
      args.onSubmit(credentials);
      setStatus({ kind: 'submitting' });
    };
    return (
      <PopupContent
        {...loginContent({ ...args, status, onSubmit })}
        onClose={() => args.onOpenChange(false)}
      />
    );
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
  args: { defaultEmail: 'anna@example.ru', status: { kind: 'error', message: 'Неверный email или пароль' } },
};

export const WithNotice: Story = {
  args: { notice: 'Войдите, чтобы открыть эту страницу.' },
};

export const NoConnection: Story = {
  args: { status: { kind: 'error', message: 'Ошибка соединения с сервером. Попробуйте позже.' } },
};

/** On its layer: focus is on the first field, Escape asks to close. */
export const Overlay: Story = {
  tags: ['!autodocs'],
  render: (args) => <LoginPopup {...args} />,
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Вход' });
    await expect(screen.getByLabelText('Email')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** On the narrowest phone: glued to the top, as wide as the screen. */
export const OverlayNarrow: Story = {
  render: (args) => <LoginPopup {...args} />,
  globals: { viewport: { value: 'narrow' } },
};

/** A page magnified to 400 %: the form scrolls inside. */
export const OverlayMagnified: Story = {
  render: (args) => <LoginPopup {...args} />,
  globals: { viewport: { value: 'magnified' } },
};

export const OverlayMobile: Story = {
  render: (args) => <LoginPopup {...args} />,
  globals: { viewport: { value: 'mobile' } },
};

export const OverlayTablet: Story = {
  render: (args) => <LoginPopup {...args} />,
  globals: { viewport: { value: 'tablet' } },
};

export const OverlayDesktop: Story = {
  render: (args) => <LoginPopup {...args} />,
  globals: { viewport: { value: 'desktop' } },
};
