import type { Meta, StoryObj } from '@storybook/react-vite';
import { useId } from 'react';
import { expect } from 'storybook/test';
import { Accordion } from '#src/components/primitives/Accordion/Accordion.tsx';
import { StateMatrix } from '../../../.storybook/decorators/StateMatrix.tsx';

const meta = {
  title: 'Компоненты/Примитивы/Гармошка · Accordion',
  id: 'components-primitives-accordion',
  component: Accordion,
  args: {
    defaultOpenId: 'commission',
    items: [
      {
        id: 'commission',
        title: 'Есть ли скрытые комиссии?',
        content: 'Нет. Есть только комиссия платформы и комиссия платёжной системы.',
      },
      {
        id: 'payouts',
        title: 'Когда и куда приходят выплаты?',
        content: 'Раз в неделю, на банковский счёт, указанный в личном кабинете.',
      },
      {
        id: 'trouble',
        title: 'Что-то сломалось. Куда писать?',
        content: 'Напишите в чат поддержки: круглая кнопка справа внизу, на любой странице.',
      },
    ],
  },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The anchor of a row is unique on the page. */
function Row({ isOpen }: { isOpen: boolean }) {
  const id = useId();
  const row = { id, title: 'Куда писать?', content: 'В чат на сайте.' };
  return <Accordion items={[row]} defaultOpenId={isOpen ? id : 'none'} />;
}

export const FirstOpen: Story = { name: 'Первый открыт', tags: ['forced-colors', 'contrast'] };
export const AllClosed: Story = { name: 'Все закрыты', args: { defaultOpenId: 'none' } };

export const States: Story = {
  name: 'Все состояния',
  // The page shows it on its own, in both themes.
  tags: ['!autodocs'],
  render: () => (
    <StateMatrix
      kinds={{ закрытая: false, открытая: true }}
      columns={{ обычная: 'rest', 'под указателем': 'hovered', 'в фокусе': 'focus-visible' }}
    >
      {(isOpen) => <Row isOpen={isOpen} />}
    </StateMatrix>
  ),
};

export const AnotherOpened: Story = {
  name: 'Открытие другого',
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('button', { name: /выплаты/ });
    await userEvent.click(row);
    await expect(row).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('button', { name: /комиссии/ })).toHaveAttribute('aria-expanded', 'false');
  },
};
