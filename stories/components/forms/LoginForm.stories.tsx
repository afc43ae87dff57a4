import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { withColumn } from '../../../.storybook/decorators/withColumn.tsx';
import { CaptchaBox } from '#src/components/primitives/CaptchaBox/CaptchaBox.tsx';
import { LoginForm } from '#src/components/forms/LoginForm/LoginForm.tsx';

const meta = {
  title: 'Компоненты/Формы/Форма входа · LoginForm',
  id: 'components-forms-loginform',
  component: LoginForm,
  decorators: [withColumn],
  args: { status: { kind: 'idle' }, onSubmit: fn(), onForgotPassword: fn() },
} satisfies Meta<typeof LoginForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница' };

export const Empty: Story = {
  name: 'Пустые поля',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Войти' }));
    await expect(canvas.getByText('Введите email')).toBeVisible();
    await expect(canvas.getByText('Введите пароль')).toBeVisible();
  },
};

export const Incorrect: Story = {
  name: 'Ошибки в полях',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'anna@');
    await userEvent.type(canvas.getByLabelText('Пароль'), 'passwor{Enter}');
    await expect(canvas.getByText('Введите корректный email')).toBeVisible();
    await expect(canvas.getByText('Пароль должен быть не менее 8 символов')).toBeVisible();
  },
};

export const Pending: Story = {
  name: 'Идёт отправка',
  args: { defaultEmail: 'anna@example.ru', status: { kind: 'pending' } },
};
export const Refused: Story = {
  name: 'Отказ сервера',
  args: { status: { kind: 'failed', message: 'Неверный email или пароль' } },
};

export const RefusedField: Story = {
  name: 'Отказ сервера в поле',
  args: { status: { kind: 'failed', fields: { email: 'Введите правильный адрес электронной почты.' } } },
};
export const WithNotice: Story = {
  name: 'С пояснением',
  args: { notice: 'Войдите, чтобы открыть эту страницу.' },
};
export const Done: Story = { name: 'Готово', args: { status: { kind: 'done', message: 'Вы вошли.' } } };

/** After too many failures for the address. */
export const CaptchaAsked: Story = {
  name: 'Нужна капча',
  args: {
    defaultEmail: 'anna@example.ru',
    captcha: <CaptchaBox status="idle" onPress={fn()} />,
    captchaError: 'Пожалуйста, пройдите проверку капчи',
  },
};
export const CaptchaPassed: Story = {
  name: 'Капча пройдена',
  args: {
    defaultEmail: 'anna@example.ru',
    captcha: <CaptchaBox status="verified" />,
    hasCaptchaToken: true,
  },
};

export const Sent: Story = {
  name: 'Отправка',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), ' Anna@Example.RU ');
    await userEvent.type(canvas.getByLabelText('Пароль'), 'password1{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'Anna@example.ru', password: 'password1' });
  },
};
