import type { Meta, StoryObj } from '@storybook/react-vite';
import { Money } from '#src/components/primitives/Money/Money.tsx';

const meta = {
  title: 'Компоненты/Примитивы/Сумма · Money',
  id: 'components-primitives-money',
  component: Money,
  args: { kopecks: 120_000 },
} satisfies Meta<typeof Money>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };
export const Row: Story = {
  name: 'В столбце',
  args: { kind: 'row' },
  render: () => (
    <div style={{ display: 'grid', justifyItems: 'end', width: 'fit-content' }}>
      <Money kopecks={120_000} hasUnit={false} />
      <Money kopecks={37_333} hasUnit={false} />
      <Money kopecks={-4_581_000} hasUnit={false} />
      <Money kopecks={418_500} hasUnit={false} sign="both" />
      <Money kopecks={50_000} hasUnit={false} hasKopecks />
    </div>
  ),
};
export const InText: Story = {
  name: 'В предложении',
  args: { kind: 'text' },
  render: (args) => (
    <p>
      {'Автор поднял цену до '}
      <Money {...args} />
    </p>
  ),
};
export const Strong: Story = { name: 'О ней строка', args: { isStrong: true } };
export const Part: Story = { name: 'Часть баланса', args: { kind: 'part', hasUnit: false } };
export const Total: Story = { name: 'Итог', args: { kind: 'total' } };
export const Great: Story = { name: 'Главная сумма', tags: ['phone'], args: { kind: 'great' } };
