import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '#src/components/primitives/Link/index.ts';

const meta = {
  title: 'Компоненты/Примитивы/Ссылка · Link',
  id: 'components-primitives-link',
  component: Link,
  args: { href: '#reset', children: 'Забыли пароль?' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };
export const Standalone: Story = { name: 'Отдельно' };

export const InText: Story = {
  name: 'В тексте',
  args: { kind: 'text', children: 'пользовательском соглашении' },
  render: (args) => (
    <p>
      Размеры комиссий указаны в <Link {...args} />.
    </p>
  ),
};

export const Hovered: Story = { name: 'Под курсором', parameters: { forcedState: 'hovered' } };

export const Focused: Story = {
  name: 'В фокусе',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};

/** A new tab; a screen reader hears of it. */
export const External: Story = {
  name: 'В новой вкладке',
  args: { href: '/terms-of-service', isExternal: true, children: 'Пользовательское соглашение' },
};
