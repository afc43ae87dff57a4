import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';
import { PasswordField } from '#src/components/primitives/PasswordField/PasswordField.tsx';
import { StateMatrix } from '../../../.storybook/decorators/StateMatrix.tsx';

const meta = {
  title: 'Компоненты/Примитивы/Поле пароля · PasswordField',
  id: 'components-primitives-passwordfield',
  component: PasswordField,
  args: {
    label: 'Новый пароль',
    name: 'new_password',
    autoComplete: 'new-password',
    defaultValue: 'Passw0rd',
  },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = { name: 'В покое' };

export const Shown: Story = {
  name: 'Пароль показан',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Показать пароль' }));
    await expect(canvas.getByLabelText('Новый пароль')).toHaveAttribute('type', 'text');
  },
};

export const WithDescription: Story = {
  name: 'С подсказкой',
  args: { description: 'Не менее 8 символов: цифры, строчные и прописные буквы' },
};

export const Invalid: Story = {
  name: 'С ошибкой',
  args: { errorMessage: 'Введите цифры, строчные и прописные буквы' },
};

/** A hint about the keyboard is no error: such a password is allowed. */
export const CapsLock: Story = {
  name: 'Включён Caps Lock',
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Новый пароль');
    await fireEvent.keyDown(field, { key: 'A', modifierCapsLock: true });
    await expect(await canvas.findByText('Включён Caps Lock')).toBeVisible();
  },
};

export const RussianLayout: Story = { name: 'Русская раскладка', args: { defaultValue: 'Зфыыцщкв' } };
export const HintAndError: Story = {
  name: 'Подсказка и ошибка',
  args: { defaultValue: 'Зф', errorMessage: 'Пароль должен содержать минимум 8 символов' },
};
export const ReadOnly: Story = { name: 'Только чтение', args: { isReadOnly: true } };
export const Disabled: Story = { name: 'Недоступно', args: { isDisabled: true } };

export const States: Story = {
  name: 'Все состояния',
  // The page shows it on its own, in both themes.
  tags: ['!autodocs'],
  render: (args) => (
    <StateMatrix
      kinds={{
        заполненное: {},
        'с ошибкой': { errorMessage: 'Пароли не совпадают' },
        'только чтение': { isReadOnly: true },
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
          <PasswordField {...args} {...props} isDisabled={isDisabled} />
        )
      }
    </StateMatrix>
  ),
};
