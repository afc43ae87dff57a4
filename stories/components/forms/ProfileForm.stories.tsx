import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { withColumn } from '../../../.storybook/decorators/withColumn.tsx';
import { ProfileForm } from '#src/components/forms/ProfileForm/ProfileForm.tsx';

const meta = {
  title: 'Компоненты/Формы/Форма имени и фамилии · ProfileForm',
  id: 'components-forms-profileform',
  component: ProfileForm,
  decorators: [withColumn],
  args: {
    profile: { first_name: 'Анна', last_name: 'Рощина' },
    status: { kind: 'idle' },
    onSubmit: fn(),
  },
} satisfies Meta<typeof ProfileForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница' };
export const Empty: Story = { name: 'Не заполнено', args: { profile: { first_name: '', last_name: '' } } };

export const TooLong: Story = {
  name: 'Слишком длинно',
  args: { profile: { first_name: 'А'.repeat(150), last_name: 'Рощина' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Имя'), 'а{Enter}');
    await expect(canvas.getByText('Не более 150 символов')).toBeVisible();
  },
};

export const Pending: Story = { name: 'Идёт отправка', args: { status: { kind: 'pending' } } };

export const RefusedField: Story = {
  name: 'Отказ сервера в поле',
  args: { status: { kind: 'failed', fields: { last_name: 'Недопустимые символы.' } } },
};

export const Refused: Story = {
  name: 'Отказ сервера',
  args: { status: { kind: 'failed', message: 'Ошибка соединения с сервером. Попробуйте позже.' } },
};

export const Done: Story = {
  name: 'Готово',
  args: { status: { kind: 'done', message: 'Профиль сохранён.' } },
};

export const Sent: Story = {
  name: 'Отправка',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.clear(canvas.getByLabelText('Фамилия'));
    await userEvent.type(canvas.getByLabelText('Фамилия'), 'Коваль{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ first_name: 'Анна', last_name: 'Коваль' });
  },
};
