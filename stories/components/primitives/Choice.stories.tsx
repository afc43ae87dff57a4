import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Choice } from '#src/components/primitives/Choice/Choice.tsx';
import { StateMatrix } from '../../../.storybook/decorators/StateMatrix.tsx';

const meta = {
  title: 'Компоненты/Примитивы/Выбор из нескольких · Choice',
  id: 'components-primitives-choice',
  component: Choice,
  args: {
    label: 'Причина жалобы',
    options: [
      ['spam', 'Спам'],
      ['other', 'Другое'],
    ],
    value: undefined,
    onChange: fn(),
  },
} satisfies Meta<typeof Choice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };
export const NothingChosen: Story = { name: 'Ничего не выбрано' };
export const Chosen: Story = { name: 'Выбрано', args: { value: 'other' } };

export const States: Story = {
  name: 'Все состояния',
  // The page shows it on its own, in both themes.
  tags: ['forced-colors', '!autodocs'],
  render: (args) => (
    <StateMatrix
      kinds={{ невыбранный: undefined, выбранный: 'spam' }}
      columns={{ обычный: 'rest', 'под указателем': 'hovered', 'в фокусе': 'focus-visible' }}
    >
      {(value) => <Choice {...args} options={[['spam', 'Спам']]} value={value} />}
    </StateMatrix>
  ),
};

export const OneIsChosen: Story = {
  name: 'Выбор',
  tags: ['!pixels'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Спам' }));
    await expect(args.onChange).toHaveBeenCalledWith('spam');
  },
};
