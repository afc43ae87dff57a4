import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { AuthorRail } from '#src/components/sections/AuthorRail/AuthorRail.tsx';
import { FollowButton } from '#src/components/sections/FollowButton/FollowButton.tsx';
import { author } from '#stories/components/sections/AuthorRail.fixtures.ts';
import { size } from '#src/theme/index.ts';

const follow = (isFollowing: boolean) => (
  <FollowButton
    following={{ kind: 'free', isFollowing, progress: { kind: 'idle' } }}
    subscriptionsHref="/profile?view=subscriptions"
    size="small"
    onFollow={fn()}
    onUnfollow={fn()}
  />
);

const meta = {
  title: 'Компоненты/Секции/Автор рядом с постом · AuthorRail',
  id: 'components-sections-authorrail',
  component: AuthorRail,
  decorators: [
    (Rail) => (
      <div style={{ maxWidth: size.railWidth }}>
        <Rail />
      </div>
    ),
  ],
  args: { ...author, action: follow(false) },
} satisfies Meta<typeof AuthorRail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };
export const NotFollowed: Story = { name: 'Можно следить', tags: ['phone', 'forced-colors'] };
export const Followed: Story = { name: 'Уже следит', args: { action: follow(true) } };
export const Loading: Story = { name: 'Загрузка', args: { bio: undefined, action: undefined, posts: [] } };
/** One's own post, and an author who has written neither about themselves nor anything else. */
export const Own: Story = { name: 'Свой единственный пост', args: { bio: '', action: undefined, posts: [] } };
export const Failed: Story = {
  name: 'Не удалось начать следить',
  args: { failure: 'Не удалось начать следить за автором. Попробуйте ещё раз.' },
};
