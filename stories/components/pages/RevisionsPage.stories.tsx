import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RevisionsPage } from '#src/components/pages/RevisionsPage/RevisionsPage.tsx';
import { changes, revisions } from '#stories/components/pages/RevisionsPage.fixtures.ts';

const message = 'Ошибка соединения с сервером. Попробуйте позже.';
const failed = { kind: 'failed', message, isRetrying: false, value: undefined } as const;

const meta = {
  title: 'Компоненты/Страницы/Версии поста · RevisionsPage',
  id: 'components-pages-revisionspage',
  component: RevisionsPage,
  args: {
    revisions: { kind: 'ready', value: revisions, isRenewing: false },
    selected: 8,
    onSelect: fn(),
    changes: { kind: 'ready', value: changes, isRenewing: false },
    postHref: '/post/edit/7',
    restoring: { kind: 'idle' },
    onRestore: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof RevisionsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };
export const Older: Story = {
  name: 'Прошлая версия',
  tags: ['phone'],
  globals: { viewport: { value: 'desktop' } },
};
export const Current: Story = {
  name: 'Нынешняя версия',
  args: {
    selected: 9,
    changes: { kind: 'ready', value: { before: changes.now, now: changes.now }, isRenewing: false },
    restoring: { kind: 'done', message: 'Версия возвращена' },
  },
};
export const Restoring: Story = {
  name: 'Возвращается',
  tags: ['!pixels'],
  args: { restoring: { kind: 'pending' } },
};
export const RestoreFailed: Story = {
  name: 'Ошибка возврата',
  tags: ['!pixels'],
  args: { restoring: { kind: 'failed', message } },
};
export const Loading: Story = {
  name: 'Загрузка',
  tags: ['!pixels'],
  args: { revisions: { kind: 'loading' }, changes: { kind: 'loading' } },
};
export const Failed: Story = { name: 'Ошибка загрузки', args: { revisions: failed, changes: failed } };
export const Offline: Story = {
  name: 'Нет сети',
  tags: ['!pixels'],
  args: {
    revisions: { kind: 'offline', isRetrying: false, value: revisions },
    changes: { kind: 'offline', isRetrying: false, value: undefined },
  },
};

export const Restored: Story = {
  name: 'Нажатие «Вернуть эту версию»',
  tags: ['!pixels'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Вернуть эту версию' }));
    await expect(args.onRestore).toHaveBeenCalledWith(8);
  },
};
