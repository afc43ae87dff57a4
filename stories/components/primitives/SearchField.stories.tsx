import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SearchField } from '#src/components/primitives/SearchField/SearchField.tsx';
import { StateMatrix } from '../../../.storybook/decorators/StateMatrix.tsx';

const meta = {
  title: 'Компоненты/Примитивы/Поле поиска · SearchField',
  id: 'components-primitives-searchfield',
  component: SearchField,
  args: { label: 'Поиск по статьям', name: 'q', value: '', onChange: fn() },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };
export const Empty: Story = { name: 'Пусто' };
export const Filled: Story = {
  name: 'Заполнено',
  tags: ['forced-colors'],
  args: { value: 'выплаты' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Очистить поиск' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
};

export const States: Story = {
  name: 'Все состояния',
  // The page shows it on its own, in both themes.
  tags: ['!autodocs'],
  render: (args) => (
    <StateMatrix
      kinds={{ пустое: '', заполненное: 'выплаты' }}
      columns={{ обычное: 'rest', 'под указателем': 'hovered', 'в фокусе': 'focus-visible' }}
    >
      {(value) => <SearchField {...args} value={value} />}
    </StateMatrix>
  ),
};
