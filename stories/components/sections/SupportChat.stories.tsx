import type { Meta, StoryObj } from '@storybook/react-vite';
import { SupportChat } from '#src/components/sections/SupportChat/SupportChat.tsx';

const meta = {
  title: 'Компоненты/Секции/Чат поддержки · SupportChat',
  id: 'components-sections-supportchat',
  component: SupportChat,
  args: { href: '/terms-of-service#support' },
} satisfies Meta<typeof SupportChat>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  name: 'На компьютере',
  tags: ['widths'],
  globals: { viewport: { value: 'desktop' } },
};
export const Focused: Story = {
  name: 'В фокусе',
  play: async ({ userEvent }) => {
    await userEvent.tab();
  },
};
