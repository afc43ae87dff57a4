import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FeedRail } from '#src/components/sections/FeedRail/FeedRail.tsx';
import { read, suggestions } from '#stories/components/sections/FeedRail.fixtures.ts';
import { size } from '#src/theme/index.ts';

const meta = {
  title: 'Компоненты/Секции/Колонка рядом с лентой · FeedRail',
  id: 'components-sections-feedrail',
  component: FeedRail,
  decorators: [
    (Rail) => (
      <div style={{ maxWidth: size.railWidth }}>
        <Rail />
      </div>
    ),
  ],
  args: {
    subscriptions: read,
    subscriptionsHref: '/profile?view=subscriptions',
    suggestions,
    authorsHref: '/profile?view=authors',
    onSubscribe: fn(),
  },
} satisfies Meta<typeof FeedRail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };
export const Both: Story = { name: 'Подписки и авторы', tags: ['phone', 'forced-colors', 'contrast'] };
export const NobodyRead: Story = { name: 'Подписок нет', args: { subscriptions: [] } };
export const NobodyLeft: Story = { name: 'Советовать некого', args: { suggestions: [] } };

export const Subscribed: Story = {
  name: 'Нажатие «Следить»',
  tags: ['!pixels'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Следить за автором: Зоя Мирская' }));
    await expect(args.onSubscribe).toHaveBeenCalledWith(5);
  },
};
