import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Inline } from '#src/components/primitives/Inline/Inline.tsx';
import { ToggleButton } from '#src/components/primitives/ToggleButton/ToggleButton.tsx';
import { StateMatrix } from '../../../.storybook/decorators/StateMatrix.tsx';

const meta = {
  title: 'Компоненты/Примитивы/Кнопка-отметка · ToggleButton',
  id: 'components-primitives-togglebutton',
  component: ToggleButton,
  args: { label: 'Нравится: 214', icon: 'heart', children: '214', onChange: fn() },
} satisfies Meta<typeof ToggleButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };

export const OffAndOn: Story = {
  name: 'Выключено и включено',
  render: (args) => (
    <Inline>
      <ToggleButton {...args} />
      <ToggleButton {...args} defaultSelected />
      <ToggleButton label="В закладках" icon="bookmark" />
      <ToggleButton label="В закладках" icon="bookmark" defaultSelected />
    </Inline>
  ),
};

export const States: Story = {
  name: 'Все состояния',
  // The page shows it on its own, in both themes.
  tags: ['forced-colors', '!autodocs'],
  render: (args) => (
    <StateMatrix
      kinds={{ невыбранная: false, выбранная: true }}
      columns={{
        обычная: 'rest',
        'под указателем': 'hovered',
        нажатая: 'pressed',
        'в фокусе': 'focus-visible',
      }}
    >
      {(isSelected) => <ToggleButton {...args} defaultSelected={isSelected} />}
    </StateMatrix>
  ),
};

export const Toggled: Story = {
  name: 'Переключение',
  tags: ['!pixels'],
  play: async ({ args, canvas, userEvent }) => {
    const heart = canvas.getByRole('button', { name: 'Нравится: 214' });
    await userEvent.click(heart);
    await expect(args.onChange).toHaveBeenCalledWith(true);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  },
};
