import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Accordion } from '#src/components/primitives/Accordion/index.ts';

const meta = {
  title: 'Компоненты/Примитивы/Гармошка · Accordion',
  id: 'components-primitives-accordion',
  component: Accordion,
  args: {
    defaultOpenId: 'commission',
    items: [
      {
        id: 'commission',
        title: 'Есть ли скрытые комиссии?',
        content: 'Нет. Есть только комиссия платформы и\u00a0комиссия платёжной системы.',
      },
      {
        id: 'payouts',
        title: 'Когда и\u00a0куда приходят выплаты?',
        content: 'Раз в\u00a0неделю, на\u00a0банковский счёт, указанный в\u00a0личном кабинете.',
      },
      {
        id: 'trouble',
        title: 'Что-то сломалось. Куда писать?',
        content:
          'Напишите в\u00a0поддержку: в\u00a0мессенджер или в\u00a0чат на\u00a0сайте\u00a0— справа внизу.',
      },
    ],
  },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstOpen: Story = { name: 'Первый открыт', tags: ['forced-colors', 'contrast'] };
export const AllClosed: Story = { name: 'Все закрыты', args: { defaultOpenId: 'none' } };

export const AnotherOpened: Story = {
  name: 'Открытие другого',
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('button', { name: /выплаты/ });
    await userEvent.click(row);
    await expect(row).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('button', { name: /комиссии/ })).toHaveAttribute('aria-expanded', 'false');
  },
};
