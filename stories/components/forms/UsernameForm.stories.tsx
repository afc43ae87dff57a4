import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { withColumn } from '../../../.storybook/decorators/withColumn.tsx';
import { UsernameForm } from '#src/components/forms/UsernameForm/UsernameForm.tsx';

const meta = {
  title: 'Компоненты/Формы/Форма имени пользователя · UsernameForm',
  id: 'components-forms-usernameform',
  component: UsernameForm,
  decorators: [withColumn],
  args: { username: 'anna.roshchina', status: { kind: 'idle' }, onSubmit: fn() },
} satisfies Meta<typeof UsernameForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A new name that is typed, and the error below it. */
const judged =
  (username: string, message: RegExp): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Новое имя пользователя'), username);
    await userEvent.tab();
    await expect(await canvas.findByText(message)).toBeVisible();
  };

export const Playground: Story = { name: 'Песочница' };

export const Empty: Story = {
  name: 'Пустые поля',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }));
    await expect(canvas.getByText('Введите новое имя пользователя')).toBeVisible();
  },
};

export const Short: Story = {
  name: 'Имя короткое',
  play: judged('an', /Имя пользователя должно содержать минимум 3 символа/),
};
export const Long: Story = {
  name: 'Имя длинное',
  play: judged('a'.repeat(31), /Имя пользователя не должно превышать 30 символов/),
};
export const Characters: Story = {
  name: 'Запрещённые знаки',
  play: judged(
    'anna roshchina',
    /Имя пользователя может содержать только буквы, цифры, точки, дефисы и подчеркивания/,
  ),
};
export const Edges: Story = {
  name: 'Знак с краю',
  play: judged(
    'anna_',
    /Имя пользователя не может начинаться или заканчиваться точкой, дефисом или подчеркиванием/,
  ),
};
export const Specials: Story = {
  name: 'Два знака подряд',
  play: judged(
    'anna..roshchina',
    /Имя пользователя не может содержать несколько специальных символов подряд/,
  ),
};
export const DigitsOnly: Story = {
  name: 'Одни цифры',
  play: judged('2026', /Имя пользователя не может состоять только из цифр/),
};
export const SameAsCurrent: Story = {
  name: 'Совпадает с текущим',
  play: judged('anna.roshchina', /Новое имя пользователя должно отличаться от текущего/),
};

export const AllRulesMet: Story = {
  name: 'Все правила выполнены',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Новое имя пользователя'), 'anna-2026');
    await expect(canvas.getByText('Выполнено правил: 5 из 5')).toBeInTheDocument();
  },
};

export const Pending: Story = { name: 'Идёт отправка', args: { status: { kind: 'pending' } } };

export const RefusedField: Story = {
  name: 'Отказ сервера в поле',
  args: {
    status: { kind: 'failed', fields: { username: 'Пользователь с таким именем уже существует.' } },
  },
};

export const Refused: Story = {
  name: 'Отказ сервера',
  args: { status: { kind: 'failed', message: 'Ошибка соединения с сервером. Попробуйте позже.' } },
};

export const Done: Story = {
  name: 'Готово',
  args: { status: { kind: 'done', message: 'Имя пользователя изменено.' } },
};

export const Sent: Story = {
  name: 'Отправка',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Новое имя пользователя'), ' anna-2026 {Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ username: 'anna-2026' });
  },
};
