import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { CaptchaBox } from '#src/components/primitives/CaptchaBox/CaptchaBox.tsx';
import { SupportContent, SupportPopup } from '#src/components/popups/SupportPopup/SupportPopup.tsx';

const meta = {
  title: 'Компоненты/Окна/Окно поддержки · SupportPopup',
  id: 'components-popups-supportpopup',
  component: SupportPopup,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    status: { kind: 'idle' },
    account: 'anna@example.ru',
    onSubmit: fn(),
  },
  render: (args) => <SupportContent {...args} onClose={() => args.onOpenChange(false)} />,
} satisfies Meta<typeof SupportPopup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };

export const Rest: Story = { name: 'В покое' };

export const Visitor: Story = {
  name: 'Гость',
  args: {
    account: undefined,
    captcha: <CaptchaBox status="idle" onPress={fn()} />,
    hasCaptchaToken: false,
  },
};

export const Pending: Story = {
  name: 'Идёт отправка',
  tags: ['!pixels'],
  args: { status: { kind: 'pending' } },
};
export const Failed: Story = {
  name: 'Отказ сервера',
  tags: ['!pixels'],
  args: { status: { kind: 'failed', message: 'Не удалось отправить сообщение. Попробуйте снова.' } },
};
export const Sent: Story = {
  name: 'Отправлено',
  tags: ['!pixels', '!autodocs'],
  args: { status: { kind: 'done', message: 'Сообщение отправлено. Ответим на anna@example.ru.' } },
};

/** Focus is on the first field, Escape asks to close. */
export const Overlay: Story = {
  name: 'Поверх страницы',
  tags: ['phone', '!autodocs'],
  args: { account: undefined },
  render: (args) => <SupportPopup {...args} />,
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Написать в поддержку' });
    await expect(screen.getByLabelText('Email')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** A page magnified to 400 %: the form scrolls inside. */
export const OverlayMagnified: Story = {
  name: 'Увеличение в 4 раза',
  tags: ['!autodocs'],
  render: (args) => <SupportPopup {...args} />,
  globals: { viewport: { value: 'magnified' } },
};
