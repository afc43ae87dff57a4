import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '#src/components/primitives/Button/Button.tsx';
import { IconButton } from '#src/components/primitives/IconButton/IconButton.tsx';
import { Menu } from '#src/components/primitives/Menu/Menu.tsx';
import { MenuItems } from '#src/components/primitives/Menu/MenuItems.tsx';
import { space, vars } from '#src/theme/index.ts';
import { StateMatrix } from '../../../.storybook/decorators/StateMatrix.tsx';

const meta = {
  title: 'Компоненты/Примитивы/Меню · Menu',
  id: 'components-primitives-menu',
  component: Menu,
  args: {
    items: [
      { id: 'edit', label: 'Изменить' },
      { id: 'delete', label: 'Удалить', tone: 'danger' },
    ],
    children: <IconButton label="Действия" icon="more" />,
    onAction: fn(),
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };
export const Closed: Story = { name: 'Закрыто' };

export const Open: Story = {
  name: 'Открыто',
  tags: ['forced-colors', 'contrast'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Действия' }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Удалить' })).toBeVisible());
  },
};

export const States: Story = {
  name: 'Все состояния',
  // The page shows it on its own, in both themes.
  tags: ['forced-colors', '!autodocs'],
  render: (args) => (
    <div style={{ width: 'fit-content', padding: space[16], background: vars.color.bg.raised }}>
      <StateMatrix
        kinds={{
          plain: { label: 'Изменить', tone: 'plain', selected: undefined },
          danger: { label: 'Удалить', tone: 'danger', selected: undefined },
          выбранный: { label: 'Никто', tone: 'plain', selected: 'entry' },
        }}
        columns={{ обычный: 'rest', 'под указателем': 'hovered', 'в фокусе': 'focus-visible' }}
      >
        {({ label, tone, selected }) => (
          <MenuItems
            aria-label="Действия"
            items={[{ id: 'entry', label, tone }]}
            selected={selected}
            onAction={args.onAction}
          />
        )}
      </StateMatrix>
    </div>
  ),
};

export const Choosing: Story = {
  name: 'Выбор из списка',
  args: {
    items: [
      { id: 'readers', label: 'Все, кто читает' },
      { id: 'nobody', label: 'Никто', tone: 'plain' },
    ],
    selected: 'readers',
    children: <Button kind="outline">Кто комментирует</Button>,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Кто комментирует' }));
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Никто' })).toBeVisible());
  },
};
