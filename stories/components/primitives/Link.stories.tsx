import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '#src/components/primitives/Link/Link.tsx';
import { StateMatrix } from '../../../.storybook/decorators/StateMatrix.tsx';

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
      {'Размеры комиссий указаны в '}
      <Link {...args} />.
    </p>
  ),
};

export const Focused: Story = {
  name: 'В фокусе',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};

export const States: Story = {
  name: 'Все состояния',
  // The page shows it on its own, in both themes.
  tags: ['!autodocs'],
  render: (args) => (
    <StateMatrix
      kinds={{ standalone: 'standalone', text: 'text' }}
      columns={{ обычная: 'rest', 'под указателем': 'hovered', 'в фокусе': 'focus-visible' }}
    >
      {(kind) => <Link {...args} kind={kind} />}
    </StateMatrix>
  ),
};

/** A new tab; a screen reader hears of it. */
export const External: Story = {
  name: 'В новой вкладке',
  args: { href: '/terms-of-service', isExternal: true, children: 'Пользовательское соглашение' },
};
