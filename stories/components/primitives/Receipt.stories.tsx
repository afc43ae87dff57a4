import type { Meta, StoryObj } from '@storybook/react-vite';
import { Receipt } from '#src/components/primitives/Receipt/Receipt.tsx';
import { fiscalReceipt, tierReceipt } from '#stories/components/primitives/Receipt.fixtures.ts';
import { pine } from '../../foundations/specimen.css.ts';

const meta = {
  title: 'Компоненты/Примитивы/Чек · Receipt',
  id: 'components-primitives-receipt',
  component: Receipt,
  parameters: { layout: 'fullscreen' },
  args: tierReceipt,
  decorators: [(Story) => <div className={pine}>{Story()}</div>],
} satisfies Meta<typeof Receipt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };
export const Tier: Story = { name: 'К оплате', tags: ['phone', 'forced-colors', 'print'] };
export const Paid: Story = {
  name: 'Оплачено',
  args: {
    total: { label: 'Оплачено', kopecks: 50_000 },
    stamp: 'Оплачено 25 ноября, 16:39',
    note: 'Заказ № 2511-0734.',
  },
};
export const WithCut: Story = { name: 'С частью под отрезом', args: { children: 'Ниже отреза' } };
export const Fiscal: Story = {
  name: 'Кассовый чек',
  tags: ['phone'],
  args: { ...fiscalReceipt, note: undefined },
};
export const LongTexts: Story = {
  name: 'Длинные тексты',
  args: {
    ...tierReceipt,
    head: {
      kind: 'person',
      portrait: 'vera',
      over: 'Константин Достопримечательностинеобыкновенный-Заозёрный',
      title: 'Первый ряд с правом голоса и достопримечательностинеобыкновенными',
    },
    lines: [{ label: 'Месяц: 25 ноября — 24 декабря', kopecks: 4_999_950 }],
    total: { label: 'К оплате сегодня', kopecks: 4_999_950 },
  },
  globals: { viewport: { value: 'narrow' } },
};
