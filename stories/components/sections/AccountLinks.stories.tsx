import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { AccountLinks } from '#src/components/sections/AccountLinks/index.ts';

const meta = {
  title: 'Компоненты/Секции/Ссылки аккаунта · AccountLinks',
  id: 'components-sections-accountlinks',
  component: AccountLinks,
  args: {
    postsHref: '/profile?view=posts',
    settingsHref: '/account/settings',
    knowledgeBaseHref: '/knowledge-base',
    onLogout: fn(),
  },
} satisfies Meta<typeof AccountLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: 'Обычный вид', tags: ['widths'] };
