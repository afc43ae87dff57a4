import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { dina, pavel, ready } from '#stories/components/sections/BlockedReaders.fixtures.ts';
import { BlockedReaders } from '#src/components/sections/BlockedReaders/BlockedReaders.tsx';

const noConnection = 'Ошибка соединения с сервером. Попробуйте позже.';

const meta = {
  title: 'Компоненты/Секции/Заблокированные читатели · BlockedReaders',
  id: 'components-sections-blockedreaders',
  component: BlockedReaders,
  args: { readers: ready(pavel, dina), onRetry: fn(), onUnblock: fn() },
} satisfies Meta<typeof BlockedReaders>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };
export const Some: Story = { name: 'Загружено', tags: ['phone', 'forced-colors'] };
export const Unblocking: Story = {
  name: 'Читатель разблокируется',
  args: { readers: ready({ ...pavel, unblocking: { kind: 'pending' } }) },
};
export const UnblockingFailed: Story = {
  name: 'Ошибка разблокировки',
  args: { readers: ready({ ...pavel, unblocking: { kind: 'failed', message: noConnection } }, dina) },
};
/** The moment before it leaves the list. */
export const Unblocked: Story = {
  name: 'Читатель разблокирован',
  tags: ['!pixels'],
  args: { readers: ready({ ...pavel, unblocking: { kind: 'done' } }) },
};
export const NobodyLeft: Story = {
  name: 'Пусто после разблокировки',
  args: { readers: ready(), done: 'Читатель разблокирован.' },
};
export const Offline: Story = {
  name: 'Нет сети',
  args: { readers: { kind: 'offline', isRetrying: false, value: undefined } },
};
export const Failed: Story = {
  name: 'Повторная загрузка',
  tags: ['!pixels'],
  args: { readers: { kind: 'failed', message: noConnection, isRetrying: true, value: undefined } },
};

export const OneIsUnblocked: Story = {
  name: 'Нажатие «Разблокировать»',
  tags: ['!pixels'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /читателя: Павел Ким/ }));
    await expect(args.onUnblock).toHaveBeenCalledWith(pavel.id);
  },
};
