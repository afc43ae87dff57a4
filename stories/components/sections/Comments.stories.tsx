import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import {
  Comments,
  type Drafts,
  LockedComments,
  type ThreadView,
} from '#src/components/sections/Comments/Comments.tsx';
import {
  comments,
  gone,
  hidden,
  long,
  mine,
  noDrafts,
  pavels,
  veras,
} from '#stories/components/sections/Comments.fixtures.ts';
import type { Action } from '#src/status/action.ts';

const ready = (...value: ThreadView[]) => ({ kind: 'ready', value, isRenewing: false }) as const;
const failed = {
  kind: 'failed',
  message: 'Не удалось загрузить комментарии. Попробуйте ещё раз.',
  isRetrying: false,
  value: undefined,
} as const;
const lost = 'Не отправилось: пропала связь. Текст на месте, он сохранён в этом браузере.';
const text = 'Послала мелодию письмом. Там в конце слышно, как я смеюсь, это можно отрезать.';
/** The same text in every form. */
const writing = (action: Action, more: Partial<Drafts> = {}): Drafts => ({
  ...noDrafts,
  textOf: () => text,
  actionOf: () => action,
  ...more,
});

const meta = {
  title: 'Компоненты/Секции/Комментарии · Comments',
  id: 'components-sections-comments',
  component: Comments,
  args: { ...comments, onAction: fn(), onMore: fn(), onMoreAnswers: fn(), onRenew: fn() },
} satisfies Meta<typeof Comments>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };
export const Ready: Story = {
  name: 'Загружено',
  tags: ['phone', 'forced-colors'],
  globals: { viewport: { value: 'desktop' } },
};
export const Places: Story = {
  name: 'Удалённый и скрытый',
  tags: ['phone'],
  args: { threads: ready(gone, hidden), more: undefined, count: '1' },
};
export const Long: Story = {
  name: 'Длинный комментарий',
  tags: ['phone'],
  args: { threads: ready(long, veras) },
};
export const Nobody: Story = { name: 'Пусто', args: { threads: ready(), more: undefined, count: '0' } };
export const Loading: Story = { name: 'Загрузка', args: { threads: { kind: 'loading' }, count: undefined } };
export const Failed: Story = { name: 'Ошибка загрузки', args: { threads: failed, count: undefined } };
export const Retrying: Story = {
  name: 'Повторная загрузка',
  tags: ['!pixels'],
  args: { threads: { ...failed, isRetrying: true } },
};
export const Offline: Story = {
  name: 'Нет сети',
  tags: ['!pixels'],
  args: { threads: { kind: 'offline', isRetrying: false, value: [veras] } },
};
export const LoadingMore: Story = {
  name: 'Подгрузка',
  args: { threads: ready(veras), more: { kind: 'pending' } },
};
export const MoreFailed: Story = {
  name: 'Ошибка подгрузки',
  args: { threads: ready(veras), more: { kind: 'failed', message: failed.message } },
};
export const MoreAnswers: Story = {
  name: 'Ещё ответы',
  args: {
    threads: ready(
      { ...veras, more: { label: 'Ещё 4 ответа', loading: { kind: 'idle' } } },
      { ...pavels, more: { label: 'Ещё 1 ответ', loading: { kind: 'pending' } } },
      {
        ...mine,
        more: {
          label: 'Ещё 2 ответа',
          loading: { kind: 'failed', message: 'Не удалось загрузить ответы. Попробуйте ещё раз.' },
        },
      },
    ),
  },
};

export const Sending: Story = {
  name: 'Идёт отправка',
  args: { threads: ready(), drafts: writing({ kind: 'pending' }) },
};
export const SendFailed: Story = {
  name: 'Не отправилось',
  tags: ['phone', 'forced-colors'],
  args: { threads: ready(veras), drafts: writing({ kind: 'failed', message: lost }) },
};
export const Sent: Story = {
  name: 'Отправлено',
  tags: ['!pixels'],
  args: { threads: ready(mine), drafts: writing({ kind: 'done' }, { sent: 'new' }) },
};
export const NearTheLimit: Story = {
  name: 'Почти предел длины',
  args: { threads: ready(), drafts: { ...noDrafts, textOf: () => 'Лада '.repeat(384) } },
};
export const TooLong: Story = {
  name: 'Слишком длинно',
  tags: ['!pixels'],
  args: { threads: ready(), drafts: { ...noDrafts, textOf: () => 'Ля'.repeat(1012) } },
};
/** Its field takes the focus when it appears: in the documentation the page would scroll there. */
export const Answering: Story = {
  name: 'Ответ',
  tags: ['!autodocs', 'phone'],
  args: { threads: ready(veras), drafts: { ...noDrafts, open: 'answer vera' } },
};
/** As the answer's. */
export const Editing: Story = {
  name: 'Правка',
  tags: ['!autodocs', 'phone'],
  args: { threads: ready(veras, mine), drafts: { ...noDrafts, open: 'edit mine' } },
};

const naming = { name: '', onName: fn() };
export const Nameless: Story = {
  name: 'Читатель без имени',
  tags: ['phone'],
  args: { threads: ready(), drafts: { ...noDrafts, naming } },
};
const verification = (status: Action) => ({ verification: { status, onSend: fn() } });
export const Unverified: Story = {
  name: 'Email не подтверждён',
  tags: ['phone', 'forced-colors'],
  args: {
    threads: ready(veras),
    drafts: { ...noDrafts, ...verification({ kind: 'idle' }), textOf: () => text },
  },
};
export const VerificationSending: Story = {
  name: 'Письмо отправляется',
  args: { threads: ready(), drafts: { ...noDrafts, ...verification({ kind: 'pending' }) } },
};
export const VerificationSent: Story = {
  name: 'Письмо отправлено',
  tags: ['phone'],
  args: {
    threads: ready(),
    drafts: {
      ...noDrafts,
      ...verification({ kind: 'done', message: 'Отправили письмо. Если его нет, проверьте папку «Спам».' }),
    },
  },
};
export const VerificationFailed: Story = {
  name: 'Письмо не отправлено',
  args: {
    threads: ready(),
    drafts: {
      ...noDrafts,
      ...verification({ kind: 'failed', message: 'Слишком много попыток. Попробуйте через 42 мин.' }),
    },
  },
};
/** As the answer's. */
export const UnverifiedAnswer: Story = {
  name: 'Ответ без подтверждённого email',
  tags: ['!autodocs', 'phone'],
  args: {
    threads: ready(veras),
    writing: { kind: 'off' },
    drafts: { ...noDrafts, ...verification({ kind: 'idle' }), open: 'answer vera' },
  },
};

export const ForFollowers: Story = {
  name: 'Только для подписчиков',
  args: {
    threads: ready(veras),
    writing: { kind: 'followers', following: { kind: 'idle' }, onFollow: fn() },
  },
};
export const Following: Story = {
  name: 'Идёт подписка',
  args: { threads: ready(), writing: { kind: 'followers', following: { kind: 'pending' }, onFollow: fn() } },
};
export const FollowingFailed: Story = {
  name: 'Ошибка подписки',
  args: {
    threads: ready(),
    writing: {
      kind: 'followers',
      following: { kind: 'failed', message: 'Не удалось начать следить за автором. Попробуйте ещё раз.' },
      onFollow: fn(),
    },
  },
};
/** The moment between the subscription and the form that it opens. */
export const Followed: Story = {
  name: 'Подписка оформлена',
  tags: ['!pixels'],
  args: { writing: { kind: 'followers', following: { kind: 'done' }, onFollow: fn() } },
};
export const Off: Story = {
  name: 'Комментарии выключены',
  args: { threads: ready(veras), writing: { kind: 'off' } },
};
export const Blocked: Story = {
  name: 'Читатель заблокирован',
  args: { threads: ready(veras), writing: { kind: 'blocked' } },
};
export const Locked: Story = { name: 'Пост закрыт', render: () => <LockedComments count="38" /> };

export const OfTheAuthor: Story = {
  name: 'Глазами автора',
  tags: ['phone'],
  args: {
    threads: ready(pavels),
    policy: { policy: 'readers', changing: { kind: 'idle' }, onChange: fn() },
  },
};
export const PolicyForFollowers: Story = {
  name: 'Смена доступа',
  args: {
    threads: ready(),
    policy: { policy: 'subscribers', changing: { kind: 'pending' }, onChange: fn() },
  },
};
export const PolicyFailed: Story = {
  name: 'Ошибка смены доступа',
  args: {
    threads: ready(),
    policy: {
      policy: 'nobody',
      changing: { kind: 'failed', message: 'Не удалось изменить. Попробуйте ещё раз.' },
      onChange: fn(),
    },
  },
};
export const PolicyChanged: Story = {
  name: 'Доступ изменён',
  tags: ['!pixels'],
  args: { policy: { policy: 'nobody', changing: { kind: 'done' }, onChange: fn() } },
};

export const NewOnes: Story = {
  name: 'Новые комментарии',
  args: { threads: ready(veras), newComments: '3 новых комментария' },
};

/** The author's actions on another person's comment. */
export const Actions: Story = {
  name: 'Меню действий',
  tags: ['forced-colors'],
  args: { threads: ready(pavels) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Действия.*Павел Ким/ }));
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: 'Заблокировать читателя' })).toBeVisible(),
    );
    await expect(args.onAction).not.toHaveBeenCalled();
  },
};
