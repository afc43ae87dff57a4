import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { MoneyPage } from '#src/components/pages/MoneyPage/MoneyPage.tsx';
import { overview } from '#stories/components/pages/MoneyPage.fixtures.ts';
import { moneyTabs } from '#stories/components/pages/StatementPage.fixtures.ts';

const ready = { kind: 'ready', value: overview, isRenewing: false } as const;

const meta = {
  title: 'Компоненты/Страницы/Деньги, обзор · MoneyPage',
  id: 'components-pages-moneypage',
  component: MoneyPage,
  args: {
    overview: ready,
    tabs: moneyTabs('/money'),
    statementHref: '/money/statement',
    termsHref: '/pyment-terms',
    fees: { platform: 7, paymentSystem: 3 },
    holdDays: 2,
    onRetry: fn(),
  },
} satisfies Meta<typeof MoneyPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };
export const Ready: Story = {
  name: 'Загружено',
  tags: ['widths', 'forced-colors'],
  globals: { viewport: { value: 'desktop' } },
};
export const Empty: Story = {
  name: 'Денег пока нет',
  tags: ['phone'],
  args: {
    overview: {
      ...ready,
      value: {
        ...overview,
        available: 0,
        balance: overview.balance.map((part) => ({ ...part, kopecks: 0 })),
        total: 0,
        maturing: [],
      },
    },
  },
};
export const DisputeAndDebt: Story = {
  name: 'Спор и долг',
  args: {
    overview: {
      ...ready,
      value: {
        ...overview,
        available: 0,
        balance: [
          { kind: 'inPayout', kopecks: 4_581_000, note: 'Отправлено на ваш счёт, банк ещё не зачислил' },
          { kind: 'available', kopecks: 0, note: 'Удержание снято, эти деньги ваши' },
          { kind: 'held', kopecks: 1_305_000, note: 'Платежи последних дней: их ещё могут вернуть' },
          { kind: 'disputed', kopecks: 45_000, note: 'Банк плательщика разбирает платёж' },
          {
            kind: 'debt',
            kopecks: -13_500,
            note: 'Вычтем из следующих платежей: деньги за них вернулись',
          },
        ],
        total: 1_336_500,
      },
    },
  },
};
export const Loading: Story = { name: 'Загрузка', args: { overview: { kind: 'loading' } } };
export const Failed: Story = {
  name: 'Ошибка загрузки',
  args: {
    overview: {
      kind: 'failed',
      message: 'Не удалось загрузить деньги. Попробуйте ещё раз.',
      isRetrying: false,
      value: undefined,
    },
  },
};
export const Offline: Story = {
  name: 'Нет сети, старые данные',
  args: { overview: { kind: 'offline', isRetrying: false, value: overview } },
};
