import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { SellerContent, SellerPopup } from '#src/components/popups/SellerPopup/SellerPopup.tsx';

const meta = {
  title: 'Компоненты/Окна/Окно «Кто продаёт» · SellerPopup',
  id: 'components-popups-sellerpopup',
  component: SellerPopup,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    seller: { status: 'self_employed', name: 'Рощина Анна', inn: '' },
    status: { kind: 'idle' },
    onSubmit: fn(),
  },
  render: (args) => <SellerContent {...args} />,
} satisfies Meta<typeof SellerPopup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };
export const Question: Story = { name: 'Перед первой ценой', tags: ['phone'] };
export const Saving: Story = {
  name: 'Идёт отправка',
  tags: ['!pixels'],
  args: { status: { kind: 'pending' } },
};
export const SavingFailed: Story = {
  name: 'Ошибка соединения',
  tags: ['!pixels'],
  args: { status: { kind: 'failed', message: 'Ошибка соединения с сервером. Попробуйте позже.' } },
};

/** Escape asks to close. */
export const Overlay: Story = {
  name: 'Поверх страницы',
  tags: ['!pixels', '!autodocs'],
  render: (args) => <SellerPopup {...args} />,
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Кто продаёт' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
