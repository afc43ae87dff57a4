import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import {
  SubscriptionsPage,
  type SubscriptionView,
} from '#src/components/pages/SubscriptionsPage/SubscriptionsPage.tsx';
import {
  cancelled,
  cancelledFree,
  expired,
  free,
  paid,
} from '#stories/components/pages/SubscriptionsPage.fixtures.ts';

const message = 'Ошибка соединения с сервером. Попробуйте позже.';
const ready = (...value: SubscriptionView[]) => ({ kind: 'ready', value, isRenewing: false }) as const;
const all = [paid, cancelled, free, expired, cancelledFree];
const failed = {
  kind: 'failed',
  message: 'Не удалось загрузить список подписок. Попробуйте ещё раз.',
  isRetrying: false,
  value: all,
} as const;

const meta = {
  title: 'Компоненты/Страницы/Подписки · SubscriptionsPage',
  id: 'components-pages-subscriptionspage',
  component: SubscriptionsPage,
  args: {
    subscriptions: ready(...all),
    feedHref: '/feed',
    authorsHref: '/profile?view=authors',
    onRetry: fn(),
    onCancel: fn(),
    onRestore: fn(),
  },
} satisfies Meta<typeof SubscriptionsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };
export const Ready: Story = {
  name: 'Загружено',
  tags: ['widths'],
  globals: { viewport: { value: 'desktop' } },
};
export const CancelledOnes: Story = {
  name: 'Отменённые',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Отменённые' }));
  },
};
export const NoneCancelled: Story = {
  ...CancelledOnes,
  name: 'Отменённых нет',
  args: { subscriptions: ready(paid, free) },
};
export const Loading: Story = {
  name: 'Загрузка',
  tags: ['phone'],
  args: { subscriptions: { kind: 'loading' } },
};
export const Empty: Story = { name: 'Пусто', tags: ['phone'], args: { subscriptions: ready() } };
/** A server that does not tell of its authors. */
export const EmptyWithoutAuthors: Story = {
  name: 'Пусто, без ссылки на авторов',
  args: { subscriptions: ready(), authorsHref: undefined },
};
export const Failed: Story = {
  name: 'Ошибка загрузки',
  args: { subscriptions: { ...failed, value: undefined } },
};
export const FailedWithOldList: Story = {
  name: 'Ошибка загрузки, старый список',
  args: { subscriptions: failed },
};
export const Retrying: Story = {
  name: 'Повторная загрузка',
  args: { subscriptions: { ...failed, isRetrying: true } },
};
export const OfflineWithOldList: Story = {
  name: 'Нет сети, старый список',
  args: { subscriptions: { kind: 'offline', isRetrying: false, value: [paid, free] } },
};
export const Cancelling: Story = {
  name: 'Подписка отменяется',
  args: { subscriptions: ready({ ...paid, progress: { kind: 'pending' } }, cancelled, free) },
};
export const CancelFailed: Story = {
  name: 'Ошибка отмены',
  tags: ['phone'],
  args: { subscriptions: ready({ ...paid, progress: { kind: 'failed', message } }, cancelled, free) },
};
export const Restoring: Story = {
  ...CancelledOnes,
  name: 'Подписка возвращается',
  args: { subscriptions: ready(cancelled, { ...cancelledFree, progress: { kind: 'pending' } }) },
};
export const RestoreFailed: Story = {
  ...CancelledOnes,
  name: 'Ошибка возврата',
  args: { subscriptions: ready(cancelled, { ...cancelledFree, progress: { kind: 'failed', message } }) },
};

/** A server of its own that sends little more than ids. */
export const LittleKnown: Story = {
  name: 'Сервер знает мало',
  args: {
    subscriptions: ready(
      {
        ...paid,
        author: { name: 'Автор № 7', portrait: 'mark', href: undefined },
        meta: '',
        price: undefined,
        term: 'Активна',
      },
      {
        ...free,
        author: { name: 'Автор', portrait: 'anna', href: undefined },
        meta: '',
        price: undefined,
        term: '',
      },
    ),
  },
};

export const LongTexts: Story = {
  name: 'Длинные тексты',
  args: {
    subscriptions: ready(
      {
        ...paid,
        author: {
          name: 'Константин Достопримечательностинеобыкновенный-Заозёрный',
          portrait: 'vera',
          href: '/profile/vera',
        },
        meta: 'Преподаватель изобразительного искусства · «Первый ряд с правом голоса»',
        price: '1 234 567,50 руб/мес',
        term: 'Следующее списание 21 декабря 2027 г.',
      },
      free,
    ),
  },
  globals: { viewport: { value: 'mobile' } },
};

export const Retried: Story = {
  ...Failed,
  name: 'Нажатие «Загрузить ещё раз»',
  tags: ['!pixels'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Загрузить ещё раз' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Cancelled: Story = {
  name: 'Отмена подписки',
  tags: ['!pixels'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Отменить подписку: Илья Коваль' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Отменить подписку' }));
    await expect(args.onCancel).toHaveBeenCalledWith(paid.id);
  },
};

export const Restored: Story = {
  name: 'Возврат подписки',
  tags: ['!pixels'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Отменённые' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Вернуть подписку: Марк Шатров' }));
    await expect(args.onRestore).toHaveBeenCalledWith(cancelledFree.id);
  },
};
