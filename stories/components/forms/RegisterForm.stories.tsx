import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { withColumn } from '../../../.storybook/decorators/withColumn.tsx';
import { CaptchaBox } from '#src/components/primitives/CaptchaBox/CaptchaBox.tsx';
import { RegisterForm } from '#src/components/forms/RegisterForm/RegisterForm.tsx';

const meta = {
  title: 'Компоненты/Формы/Форма регистрации · RegisterForm',
  id: 'components-forms-registerform',
  component: RegisterForm,
  decorators: [withColumn],
  args: {
    status: { kind: 'idle' },
    captcha: <CaptchaBox status="idle" onPress={fn()} />,
    hasCaptchaToken: false,
    termsHref: '/terms-of-service',
    privacyHref: '/privacy-policy',
    onSubmit: fn(),
  },
} satisfies Meta<typeof RegisterForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница' };
export const CaptchaLoading: Story = {
  name: 'Капча загружается',
  args: { captcha: <CaptchaBox status="loading" /> },
};
export const Ready: Story = {
  name: 'Капча пройдена',
  args: { captcha: <CaptchaBox status="verified" />, hasCaptchaToken: true },
};
export const Pending: Story = {
  name: 'Идёт отправка',
  args: {
    captcha: <CaptchaBox status="verified" />,
    hasCaptchaToken: true,
    defaultEmail: 'anna@example.ru',
    status: { kind: 'pending' },
  },
};
export const CaptchaRefused: Story = {
  name: 'Капча не принята',
  args: { captchaError: 'Пожалуйста, пройдите проверку капчи' },
};

/** Props after a passed captcha. */
const passed = { captcha: <CaptchaBox status="verified" />, hasCaptchaToken: true };

export const Empty: Story = {
  name: 'Пустые поля',
  args: passed,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Зарегистрироваться' }));
    await expect(canvas.getByText('Введите email')).toBeVisible();
    await expect(canvas.getByText('Введите пароль')).toBeVisible();
  },
};

export const Incorrect: Story = {
  name: 'Ошибки в полях',
  args: passed,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'anna@');
    await userEvent.type(canvas.getByLabelText('Пароль'), 'Passw0r{Enter}');
    await expect(canvas.getByText('Некорректный email')).toBeVisible();
    await expect(canvas.getByText('Пароль должен быть не менее 8 символов')).toBeVisible();
  },
};

export const WeakPassword: Story = {
  name: 'Слабый пароль',
  args: passed,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Пароль'), 'password');
    await userEvent.tab();
    await expect(await canvas.findByText('Введите цифры, строчные и прописные буквы')).toBeVisible();
  },
};

export const Refused: Story = {
  name: 'Отказ сервера',
  args: { status: { kind: 'failed', message: 'Ошибка регистрации' } },
};
export const RefusedField: Story = {
  name: 'Отказ сервера в поле',
  args: {
    status: { kind: 'failed', fields: { email: 'Пользователь с таким email уже существует.' } },
  },
};
export const Done: Story = { name: 'Готово', args: { status: { kind: 'done', message: 'Аккаунт создан.' } } };
