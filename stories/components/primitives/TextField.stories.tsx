import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextField } from '#src/components/primitives/TextField/TextField.tsx';
import { StateMatrix } from '../../../.storybook/decorators/StateMatrix.tsx';

const meta = {
  title: 'Компоненты/Примитивы/Текстовое поле · TextField',
  id: 'components-primitives-textfield',
  component: TextField,
  args: { label: 'Email', name: 'email', type: 'email', placeholder: 'name@mail.ru' },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['forced-colors', 'contrast'] };

export const Focused: Story = {
  name: 'В фокусе',
  args: { defaultValue: 'anna@' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Email'));
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
  },
};

export const Invalid: Story = {
  name: 'С ошибкой',
  tags: ['forced-colors'],
  args: {
    label: 'Новый email',
    defaultValue: 'anna@example.ru',
    errorMessage: 'Новый email должен отличаться от текущего',
  },
};

export const InvalidAndFocused: Story = {
  name: 'С ошибкой, в фокусе',
  args: Invalid.args ?? {},
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Новый email'));
  },
};

export const LongError: Story = {
  name: 'Длинная ошибка',
  args: {
    label: 'Имя пользователя',
    type: 'text',
    defaultValue: '_anna',
    description: 'От 3 до 30 символов',
    errorMessage: 'Имя пользователя не может начинаться или заканчиваться точкой, дефисом или подчеркиванием',
  },
};

export const Disabled: Story = {
  name: 'Недоступно',
  args: { label: 'Текущий email', defaultValue: 'anna@example.ru', isDisabled: true },
};

export const States: Story = {
  name: 'Все состояния',
  // The page shows it on its own, in both themes.
  tags: ['forced-colors', '!autodocs'],
  render: (args) => (
    <StateMatrix
      kinds={{
        пустое: {},
        заполненное: { defaultValue: 'anna@example.ru' },
        'с ошибкой': { defaultValue: 'anna@example.ru', errorMessage: 'Email не совпадает' },
        'только чтение': { defaultValue: 'anna@example.ru', isReadOnly: true },
      }}
      columns={{
        обычное: 'rest',
        'под указателем': 'hovered',
        'в фокусе': 'focus-visible',
        недоступное: 'disabled',
      }}
    >
      {(props, isDisabled) =>
        isDisabled && ('errorMessage' in props || 'isReadOnly' in props) ? null : (
          <TextField {...args} {...props} isDisabled={isDisabled} />
        )
      }
    </StateMatrix>
  ),
};

export const WithDescription: Story = {
  name: 'С подсказкой',
  args: {
    label: 'Имя пользователя',
    type: 'text',
    defaultValue: 'anna.roshchina',
    description: 'От 3 до 30 символов',
  },
};
