import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import {
  CancelSubscriptionContent,
  CancelSubscriptionPopup,
} from '#src/components/popups/CancelSubscriptionPopup/CancelSubscriptionPopup.tsx';

const meta = {
  title: 'Компоненты/Окна/Окно отмены подписки · CancelSubscriptionPopup',
  id: 'components-popups-cancelsubscriptionpopup',
  component: CancelSubscriptionPopup,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    author: 'Илья Коваль',
    consequence: 'Доступ к постам останется до 14 декабря. Больше деньги списываться не будут.',
    onConfirm: fn(),
  },
  render: ({ onOpenChange, ...args }) => {
    const onKeep = () => onOpenChange(false);
    return <CancelSubscriptionContent {...args} onKeep={onKeep} />;
  },
} satisfies Meta<typeof CancelSubscriptionPopup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };
export const Paid: Story = { name: 'Платная подписка' };
export const Free: Story = {
  name: 'Бесплатная подписка',
  args: { author: 'Марк Шатров', consequence: 'Доступ к постам для подписчиков закроется сразу.' },
};
export const LongName: Story = {
  name: 'Длинное имя',
  args: { author: 'Константин Достопримечательностинеобыкновенный-Заозёрный' },
};

/** Escape asks to close. */
export const Overlay: Story = {
  name: 'Поверх страницы',
  tags: ['phone', '!autodocs'],
  render: (args) => <CancelSubscriptionPopup {...args} />,
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Отменить подписку?' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** A page magnified to 400 %: the buttons are scrolled to. */
export const OverlayMagnified: Story = {
  name: 'Увеличение в 4 раза',
  tags: ['!autodocs'],
  render: (args) => <CancelSubscriptionPopup {...args} />,
  globals: { viewport: { value: 'magnified' } },
};
