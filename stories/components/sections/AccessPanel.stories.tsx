import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AccessPanel } from '#src/components/sections/AccessPanel/AccessPanel.tsx';
import { audience } from '#stories/components/sections/AccessPanel.fixtures.ts';

const ready = { kind: 'ready', value: audience, isRenewing: false } as const;

const meta = {
  title: 'Компоненты/Секции/Кому виден пост · AccessPanel',
  id: 'components-sections-accesspanel',
  component: AccessPanel,
  args: {
    access: { kind: 'tiers', ids: [1, 2] },
    audience: ready,
    tiersHref: '/profile/tiers',
    onChange: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof AccessPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };
export const Tiers: Story = {
  name: 'Для уровней',
  tags: ['forced-colors'],
  globals: { viewport: { value: 'mobile' } },
};
export const Everyone: Story = {
  ...Tiers,
  name: 'Для всех',
  tags: [],
  args: { access: { kind: 'everyone' } },
};
export const Followers: Story = {
  ...Tiers,
  name: 'Для подписчиков',
  tags: ['!pixels'],
  args: { access: { kind: 'followers' } },
};
export const NoTierChosen: Story = {
  ...Tiers,
  name: 'Уровень не выбран',
  tags: [],
  args: { access: { kind: 'tiers', ids: [] } },
};
export const NoTiers: Story = {
  ...NoTierChosen,
  name: 'Уровней нет',
  args: {
    access: { kind: 'tiers', ids: [] },
    audience: { ...ready, value: { followers: 3, tiers: [] } },
  },
};
export const Buyers: Story = {
  ...NoTierChosen,
  name: 'Купить за…',
  args: { access: { kind: 'buyers', price: 15_000 } },
};
export const NoPrice: Story = {
  ...NoTierChosen,
  name: 'Цена не назначена',
  args: { access: { kind: 'buyers', price: undefined } },
};
export const WrongPrice: Story = {
  ...NoPrice,
  name: 'Цена с ошибкой',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Цена поста'), '0,5');
    await userEvent.tab();
    await expect(canvas.getByText(/^Целое число/)).toBeVisible();
  },
};
export const Loading: Story = {
  ...Everyone,
  name: 'Загрузка',
  args: { access: { kind: 'followers' }, audience: { kind: 'loading' } },
};
export const Failed: Story = {
  ...Everyone,
  name: 'Ошибка загрузки',
  args: {
    access: { kind: 'followers' },
    audience: {
      kind: 'failed',
      message: 'Не удалось посчитать читателей. Попробуйте ещё раз.',
      isRetrying: false,
      value: undefined,
    },
  },
};
export const Offline: Story = {
  ...Everyone,
  name: 'Нет сети',
  tags: ['!pixels'],
  args: { audience: { kind: 'offline', isRetrying: false, value: audience } },
};

export const OneMoreTier: Story = {
  name: 'Выбор уровня',
  tags: ['!pixels'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /Бесплатная/ }));
    await expect(args.onChange).toHaveBeenCalledWith({ kind: 'tiers', ids: [1, 2, 3] });
  },
};
