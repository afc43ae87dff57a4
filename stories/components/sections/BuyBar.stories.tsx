import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { BuyBar } from '#src/components/sections/BuyBar/BuyBar.tsx';

const meta = {
  title: 'Компоненты/Секции/Купить пост с телефона · BuyBar',
  id: 'components-sections-buybar',
  component: BuyBar,
  globals: { viewport: { value: 'mobile' } },
  args: { price: '150 руб.', isPending: false, onBuy: fn() },
} satisfies Meta<typeof BuyBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };
export const Price: Story = { name: 'Цена и кнопка', tags: ['forced-colors'] };
export const Ordering: Story = {
  name: 'Заказ оформляется',
  tags: ['!pixels'],
  args: { isPending: true },
};

export const Bought: Story = {
  name: 'Нажатие «Купить пост»',
  tags: ['!pixels'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Купить пост' }));
    await expect(args.onBuy).toHaveBeenCalledOnce();
  },
};
