import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SaveStatus } from '#src/components/sections/SaveStatus/SaveStatus.tsx';
import { Stack } from '#src/components/primitives/Stack/Stack.tsx';

const meta = {
  title: 'Компоненты/Секции/Состояние сохранения · SaveStatus',
  id: 'components-sections-savestatus',
  component: SaveStatus,
  args: { state: { kind: 'saving' }, onRetry: fn() },
} satisfies Meta<typeof SaveStatus>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };

/** All of them beside each other: each sign has a shape of its own. */
export const Every: Story = {
  name: 'Все состояния',
  tags: ['forced-colors'],
  render: ({ onRetry }) => (
    <Stack gap={12}>
      <SaveStatus state={{ kind: 'unsaved' }} onRetry={onRetry} />
      <SaveStatus state={{ kind: 'saving' }} onRetry={onRetry} />
      <SaveStatus state={{ kind: 'saved', when: 'в 14:02' }} onRetry={onRetry} />
      <SaveStatus state={{ kind: 'offline' }} onRetry={onRetry} />
      <SaveStatus state={{ kind: 'tabOnly' }} onRetry={onRetry} />
      <SaveStatus state={{ kind: 'failed' }} onRetry={onRetry} />
      <SaveStatus state={{ kind: 'conflict', href: '/post/conflict/7' }} onRetry={onRetry} />
    </Stack>
  ),
};

export const Retried: Story = {
  name: 'Нажатие «Повторить»',
  tags: ['!pixels'],
  args: { state: { kind: 'failed' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Повторить' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
