import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkButton } from '#src/components/primitives/LinkButton/LinkButton.tsx';
import { EmptyState } from '#src/components/sections/EmptyState/EmptyState.tsx';

const meta = {
  title: 'Компоненты/Секции/Пустое состояние · EmptyState',
  id: 'components-sections-emptystate',
  component: EmptyState,
  args: { children: 'Здесь появятся посты авторов' },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnPage: Story = {
  name: 'На странице',
  tags: ['widths'],
  globals: { viewport: { value: 'desktop' } },
};
export const WithAction: Story = {
  name: 'С действием',
  args: {
    action: (
      <LinkButton href="/feed" kind="secondary">
        Открыть ленту
      </LinkButton>
    ),
  },
};
export const InTab: Story = {
  name: 'Во вкладке',
  args: { place: 'tab', children: 'Таких постов пока нет.' },
};
