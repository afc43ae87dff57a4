import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { ResetContent, ResetPopup } from '#src/components/popups/ResetPopup/ResetPopup.tsx';

const meta = {
  title: 'Компоненты/Окна/Окно восстановления пароля · ResetPopup',
  id: 'components-popups-resetpopup',
  component: ResetPopup,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    status: { kind: 'idle' },
    onSubmit: fn(),
    onSwitchToLogin: fn(),
  },
  render: (args) => <ResetContent {...args} />,
} satisfies Meta<typeof ResetPopup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };

export const Rest: Story = { name: 'В покое' };

export const Empty: Story = {
  name: 'Пустые поля',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить ссылку' }));
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription(
      expect.stringContaining('Введите ваш email'),
    );
  },
};

export const Pending: Story = {
  name: 'Идёт отправка',
  args: { defaultEmail: 'anna@example.ru', status: { kind: 'pending' } },
};

export const Sent: Story = {
  name: 'Письмо отправлено',
  args: { status: { kind: 'done', message: 'Ссылка для сброса пароля отправлена на указанный email.' } },
};

export const Failed: Story = {
  name: 'Отказ сервера',
  args: {
    defaultEmail: 'anna@example.ru',
    status: { kind: 'failed', message: 'Ошибка при отправке ссылки. Попробуйте снова.' },
  },
};

/** Focus is on the first field, Escape asks to close. */
export const Overlay: Story = {
  name: 'Поверх страницы',
  tags: ['phone', '!autodocs'],
  render: (args) => <ResetPopup {...args} />,
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Восстановление пароля' });
    await expect(screen.getByLabelText('Email')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** A page magnified to 400 %: the form scrolls inside. */
export const OverlayMagnified: Story = {
  name: 'Увеличение в 4 раза',
  tags: ['!autodocs'],
  render: (args) => <ResetPopup {...args} />,
  globals: { viewport: { value: 'magnified' } },
};
