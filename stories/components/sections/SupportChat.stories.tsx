import type { Meta, StoryObj } from '@storybook/react-vite';
import { SupportChat } from '#src/components/sections/SupportChat/SupportChat.tsx';

const meta = {
  title: 'Компоненты/Секции/Чат поддержки · SupportChat',
  id: 'components-sections-supportchat',
  component: SupportChat,
  args: { href: '#support' },
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

export const Messenger: Story = {
  name: 'Внешний мессенджер',
  tags: ['!pixels'],
  args: { href: 'https://t.me/soavtor_example' },
};
export const InApp: Story = {
  name: 'Над панелью разделов',
  args: { place: 'app' },
  globals: { viewport: { value: 'mobile' } },
};
