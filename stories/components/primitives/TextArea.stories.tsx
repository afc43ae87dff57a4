import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TextArea } from '#src/components/primitives/TextArea/TextArea.tsx';
import { StateMatrix } from '../../../.storybook/decorators/StateMatrix.tsx';

const text = 'Послала мелодию письмом. Там в конце слышно, как я смеюсь, это можно отрезать.';

const meta = {
  title: 'Компоненты/Примитивы/Многострочное поле · TextArea',
  id: 'components-primitives-textarea',
  component: TextArea,
  args: {
    label: 'Комментарий',
    name: 'text',
    value: '',
    placeholder: 'Ваш комментарий',
    onChange: fn(),
  },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };
export const Empty: Story = { name: 'Пусто', tags: ['forced-colors', 'contrast'] };
export const Grown: Story = {
  name: 'Выросло с текстом',
  args: { value: Array.from({ length: 4 }, () => text).join('\n') },
};
export const WithDescription: Story = {
  name: 'С подсказкой',
  args: { value: text, description: 'Осталось 143 символа' },
};
export const Invalid: Story = {
  name: 'С ошибкой',
  tags: ['forced-colors'],
  args: { value: text, errorMessage: 'Сократите на 12 символов' },
};
/** Texts for readers use the authors' typeface and a counter. */
export const Counted: Story = {
  name: 'Со счётчиком',
  args: { label: 'Текст', isLabelShown: true, value: text, limit: 300, voice: 'author' },
};
export const ReadOnly: Story = { name: 'Только чтение', args: { value: text, isReadOnly: true } };

export const Focused: Story = {
  name: 'В фокусе',
  args: { value: text },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Комментарий'));
    await expect(canvas.getByLabelText('Комментарий')).toHaveFocus();
  },
};

export const States: Story = {
  name: 'Все состояния',
  // The page shows it on its own, in both themes.
  tags: ['!autodocs'],
  render: (args) => (
    <StateMatrix
      kinds={{
        пустое: { value: '' },
        platform: { voice: 'platform' },
        author: { voice: 'author' },
        'с ошибкой': { errorMessage: 'Сократите на 12 символов' },
        'только чтение': { isReadOnly: true },
      }}
      columns={{ обычное: 'rest', 'под указателем': 'hovered', 'в фокусе': 'focus-visible' }}
    >
      {(props) => <TextArea {...args} value="Послала мелодию письмом." {...props} />}
    </StateMatrix>
  ),
};
