import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '#src/components/primitives/Stack/Stack.tsx';
import { NewPosts } from '#src/components/sections/NewPosts/NewPosts.tsx';
import { PostByline } from '#src/components/sections/PostByline/PostByline.tsx';
import { openPost } from '#stories/components/sections/PostCard.fixtures.ts';

const meta = {
  title: 'Компоненты/Секции/Новые посты · NewPosts',
  id: 'components-sections-newposts',
  component: NewPosts,
  args: { text: '5 новых постов', onShow: fn(), fallbackFocus: { current: null } },
  // The pill takes no space, so the story needs content under it.
  decorators: [
    (Story) => (
      <Stack>
        {Story()}
        <PostByline author={openPost.author} meta={openPost.meta} />
      </Stack>
    ),
  ],
} satisfies Meta<typeof NewPosts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };
export const Some: Story = { name: 'Есть новые посты', tags: ['forced-colors'] };
export const Hovered: Story = { name: 'Под курсором', parameters: { forcedState: 'hovered' } };
export const Loading: Story = { name: 'Загрузка', args: { isPending: true } };
export const None: Story = {
  name: 'Новых нет (ничего не видно)',
  tags: ['!pixels'],
  args: { text: undefined },
};

export const Shown: Story = {
  name: 'Нажатие',
  tags: ['!pixels'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '5 новых постов' }));
    await expect(args.onShow).toHaveBeenCalledOnce();
  },
};
