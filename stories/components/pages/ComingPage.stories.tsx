import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { AccountLinks } from '#src/components/sections/AccountLinks/index.ts';
import { ComingPage } from '#src/components/pages/ComingPage/index.ts';

const meta = {
  component: ComingPage,
  args: { title: 'Аналитика', feedHref: '/feed' },
} satisfies Meta<typeof ComingPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!pixels'] };
export const Desktop: Story = { tags: ['widths'], globals: { viewport: { value: 'desktop' } } };
export const WithWhatWorks: Story = {
  args: {
    title: 'Профиль',
    children: (
      <AccountLinks
        postsHref="/profile?view=posts"
        settingsHref="/account/settings"
        knowledgeBaseHref="/knowledge-base"
        onLogout={fn()}
      />
    ),
  },
  globals: { viewport: { value: 'mobile' } },
};
