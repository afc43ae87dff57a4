import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { TiersPage } from '#src/components/pages/TiersPage/TiersPage.tsx';
import { closed, tiers } from '#stories/components/pages/TiersPage.fixtures.ts';
import { onPage } from '#stories/components/sections/Worth.fixtures.ts';

const ready = { kind: 'ready', value: tiers, isRenewing: false } as const;
const failure = {
  kind: 'failed',
  message: 'Не удалось загрузить уровни. Попробуйте ещё раз.',
  isRetrying: false,
  value: undefined,
} as const;

const meta = {
  title: 'Компоненты/Страницы/Уровни автора · TiersPage',
  id: 'components-pages-tierspage',
  component: TiersPage,
  args: {
    tiers: ready,
    fees: { platform: 7, paymentSystem: 3 },
    profileHref: '/profile',
    saving: { kind: 'idle' },
    change: { kind: 'idle' },
    onSave: fn(),
    onReorder: fn(),
    onArchive: fn(),
    onRestore: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof TiersPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };
export const WithArchive: Story = {
  name: 'С архивом',
  tags: ['phone', 'forced-colors'],
  globals: { viewport: { value: 'desktop' } },
  args: {
    tiers: { ...ready, value: { ...tiers, archived: [closed] } },
  },
};

/** Another price: subscribers go on paying the old one. */
export const OtherPrice: Story = {
  name: 'Новая цена',
  tags: ['phone'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Изменить «Первый ряд»' }));
    await waitFor(() => expect(canvas.getByLabelText('Название')).toHaveFocus());
    await userEvent.clear(canvas.getByLabelText('Цена в месяц'));
    await userEvent.type(canvas.getByLabelText('Цена в месяц'), '600');
    await expect(canvas.getByText(/172 человека продолжат платить 500 руб\./)).toBeVisible();
  },
};
export const Empty: Story = {
  name: 'Пусто',
  tags: ['!pixels'],
  args: { tiers: { ...ready, value: { followers: 0, open: [], archived: [] } } },
};
export const Saving: Story = {
  name: 'Сохраняется',
  tags: ['!pixels'],
  args: { saving: { kind: 'pending' } },
};
export const SavingFailed: Story = {
  name: 'Ошибка сохранения',
  tags: ['!pixels'],
  args: { saving: { kind: 'failed', message: 'Ошибка соединения с сервером. Попробуйте позже.' } },
};
export const Saved: Story = { name: 'Сохранено', tags: ['!pixels'], args: { saving: { kind: 'done' } } };
export const Changing: Story = {
  name: 'Порядок сохраняется',
  tags: ['!pixels'],
  args: { change: { kind: 'pending' } },
};
export const ChangeFailed: Story = {
  name: 'Порядок не сохранился',
  tags: ['!pixels'],
  args: { change: { kind: 'failed', message: 'Порядок не сохранился. Попробуйте ещё раз.' } },
};
export const Changed: Story = {
  name: 'Порядок сохранён',
  tags: ['!pixels'],
  args: { change: { kind: 'done' } },
};
export const Loading: Story = { name: 'Загрузка', args: { tiers: { kind: 'loading' } } };
export const Failed: Story = { name: 'Ошибка загрузки', tags: ['!pixels'], args: { tiers: failure } };
export const Offline: Story = {
  name: 'Нет сети',
  tags: ['!pixels'],
  args: { tiers: { kind: 'offline', isRetrying: true, value: tiers } },
};

/** The author collects for something, and has just changed it. */
const goalForm = { goal: onPage.goal, onSubmit: fn(), onEnd: fn() };

export const Goal: Story = {
  name: 'Цель донатов',
  args: { goal: { progress: onPage.goal, form: { ...goalForm, status: { kind: 'idle' } } } },
};
export const GoalSaving: Story = {
  name: 'Цель сохраняется',
  tags: ['!pixels'],
  args: { goal: { progress: onPage.goal, form: { ...goalForm, status: { kind: 'pending' } } } },
};
export const GoalSaved: Story = {
  name: 'Цель сохранена',
  tags: ['!pixels'],
  args: {
    goal: {
      progress: onPage.goal,
      form: { ...goalForm, status: { kind: 'done', message: 'Цель сохранена.' } },
    },
  },
};
export const GoalFailed: Story = {
  name: 'Цель не сохранена',
  tags: ['!pixels'],
  args: {
    goal: {
      form: { onSubmit: fn(), onEnd: fn(), status: { kind: 'failed', message: 'Нет связи с сервером.' } },
    },
  },
};
