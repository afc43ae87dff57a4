import type { Meta, StoryObj } from '@storybook/react-vite';
import { Balance } from '#src/components/sections/Balance/Balance.tsx';
import { balanceParts } from '#stories/components/sections/Balance.fixtures.ts';

const meta = {
  title: 'Компоненты/Секции/Баланс · Balance',
  id: 'components-sections-balance',
  component: Balance,
  args: { parts: balanceParts },
} satisfies Meta<typeof Balance>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };
export const Full: Story = {
  name: 'Деньги везде',
  tags: ['phone', 'forced-colors'],
  globals: { viewport: { value: 'desktop' } },
};
export const Empty: Story = {
  name: 'Денег пока нет',
  args: { parts: balanceParts.map((part) => ({ ...part, kopecks: 0 })) },
};
export const AllAccounts: Story = {
  name: 'Спор и долг',
  args: {
    parts: [
      ...balanceParts,
      { kind: 'disputed', kopecks: 45_000, note: 'Банк плательщика разбирает платёж' },
      { kind: 'debt', kopecks: -13_500, note: 'Вычтем из следующих платежей: деньги за них вернулись' },
    ],
  },
};
export const Debt: Story = {
  name: 'Долг после возврата',
  args: {
    parts: balanceParts.map((part) => (part.kind === 'available' ? { ...part, kopecks: -13_500 } : part)),
  },
};
