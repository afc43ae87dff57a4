import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Checkbox } from '#src/components/primitives/Checkbox/Checkbox.tsx';
import { StateMatrix } from '../../../.storybook/decorators/StateMatrix.tsx';

const meta = {
  title: 'Компоненты/Примитивы/Галочка · Checkbox',
  id: 'components-primitives-checkbox',
  component: Checkbox,
  args: {
    children:
      'Разрешаю списывать по 500 руб. 25-го числа каждого месяца, начиная с 25 декабря, пока не отменю подписку.',
    isSelected: false,
    onChange: fn(),
  },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };
export const Empty: Story = { name: 'Не отмечена' };
export const Selected: Story = { name: 'Отмечена', args: { isSelected: true } };
export const Invalid: Story = {
  name: 'Ошибка',
  tags: ['phone', 'forced-colors'],
  args: { errorMessage: 'Без разрешения продлевать подписку нельзя.' },
};
export const Disabled: Story = { name: 'Недоступна', args: { isDisabled: true } };

export const States: Story = {
  name: 'Все состояния',
  // The page shows it on its own, in both themes.
  tags: ['forced-colors', '!autodocs'],
  render: (args) => (
    <StateMatrix
      kinds={{ неотмеченная: false, отмеченная: true }}
      columns={{ обычная: 'rest', 'под указателем': 'hovered', 'в фокусе': 'focus-visible' }}
    >
      {(isSelected) => (
        <Checkbox {...args} isSelected={isSelected}>
          Показать имя
        </Checkbox>
      )}
    </StateMatrix>
  ),
};

export const Ticked: Story = {
  name: 'Нажатие',
  tags: ['!pixels'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};
