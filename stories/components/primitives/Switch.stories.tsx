import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Switch } from '#src/components/primitives/Switch/Switch.tsx';
import { StateMatrix } from '../../../.storybook/decorators/StateMatrix.tsx';

const meta = {
  title: 'Компоненты/Примитивы/Переключатель · Switch',
  id: 'components-primitives-switch',
  component: Switch,
  args: {
    label: 'Скрыт от новых',
    note: 'Кто подписан, остаётся. Другие его не видят.',
    isSelected: false,
    onChange: fn(),
  },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };
export const Off: Story = { name: 'Выключено' };
export const On: Story = { name: 'Включено', args: { isSelected: true } };
export const ReadOnly: Story = { name: 'Только чтение', tags: ['!pixels'], args: { isReadOnly: true } };
export const States: Story = {
  name: 'Все состояния',
  // The page shows it on its own, in both themes.
  tags: ['forced-colors', '!autodocs'],
  render: (args) => (
    <StateMatrix
      kinds={{ выключенный: false, включённый: true }}
      columns={{ обычный: 'rest', 'в фокусе': 'focus-visible' }}
    >
      {(isSelected) => <Switch {...args} isSelected={isSelected} />}
    </StateMatrix>
  ),
};

export const Switched: Story = {
  name: 'Переключение',
  tags: ['!pixels'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch'));
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};
