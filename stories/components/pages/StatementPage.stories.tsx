import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StatementPage } from '#src/components/pages/StatementPage/StatementPage.tsx';
import { moneyTabs, months, statement } from '#stories/components/pages/StatementPage.fixtures.ts';

const ready = { kind: 'ready', value: statement, isRenewing: false } as const;
const message = 'Ошибка соединения с сервером. Попробуйте позже.';
const desktop = { viewport: { value: 'desktop' } };

const meta = {
  title: 'Компоненты/Страницы/Деньги · StatementPage',
  id: 'components-pages-statementpage',
  component: StatementPage,
  args: {
    statement: ready,
    filter: 'all',
    onFilter: fn(),
    months,
    month: '2026-11',
    onMonth: fn(),
    tabs: moneyTabs('/money/statement'),
    saving: { kind: 'idle' },
    onSave: fn(),
    onPrint: fn(),
    more: { kind: 'idle' },
    onMore: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof StatementPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };
export const Ready: Story = { name: 'Загружено', tags: ['widths', 'print'], globals: desktop };
export const Subscriptions: Story = { name: 'Подписки', args: { filter: 'subscriptions' } };
export const Posts: Story = { name: 'Посты', args: { filter: 'posts' } };
export const Donations: Story = { name: 'Донаты', args: { filter: 'donations' } };
export const Payouts: Story = { name: 'Выплаты', args: { filter: 'payouts' } };
export const NoRefunds: Story = {
  name: 'Возвратов нет',
  args: { filter: 'refunds', statement: { ...ready, value: { ...statement, days: [], hasMore: false } } },
};
export const Empty: Story = {
  name: 'Пусто',
  tags: ['phone'],
  args: {
    statement: {
      ...ready,
      value: {
        ...statement,
        days: [],
        hasMore: false,
      },
    },
  },
};
export const Loading: Story = { name: 'Загрузка', args: { statement: { kind: 'loading' } } };
export const Failed: Story = {
  name: 'Ошибка загрузки',
  args: {
    statement: {
      kind: 'failed',
      message: 'Не удалось загрузить движения денег. Попробуйте ещё раз.',
      isRetrying: false,
      value: undefined,
    },
  },
};
export const Offline: Story = {
  name: 'Нет сети, старые данные',
  args: { statement: { kind: 'offline', isRetrying: false, value: statement } },
};
export const Saving: Story = { name: 'Файл готовится', args: { saving: { kind: 'pending' } } };
export const SaveFailed: Story = { name: 'Файл не готов', args: { saving: { kind: 'failed', message } } };
export const LoadingMore: Story = { name: 'Загружаем раньше', args: { more: { kind: 'pending' } } };
export const MoreFailed: Story = {
  name: 'Раньше не загрузилось',
  args: { more: { kind: 'failed', message } },
};

export const Pressed: Story = {
  name: 'Нажатия',
  tags: ['!pixels'],
  args: { saving: { kind: 'done' }, more: { kind: 'done' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'CSV' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Печать' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Донаты' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Показать раньше' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(args.onPrint).toHaveBeenCalledOnce();
    await expect(args.onFilter).toHaveBeenCalledWith('donations');
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};
