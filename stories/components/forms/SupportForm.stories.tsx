import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { withColumn } from '../../../.storybook/decorators/withColumn.tsx';
import { CaptchaBox } from '#src/components/primitives/CaptchaBox/CaptchaBox.tsx';
import { SupportForm } from '#src/components/forms/SupportForm/SupportForm.tsx';

const meta = {
  title: 'Компоненты/Формы/Сообщение в поддержку · SupportForm',
  id: 'components-forms-supportform',
  component: SupportForm,
  decorators: [withColumn],
  args: {
    status: { kind: 'idle' },
    account: 'anna@example.ru',
    onSubmit: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof SupportForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Props of a visitor's form. */
const visitor = { account: undefined, captcha: <CaptchaBox status="verified" />, hasCaptchaToken: true };
const draft = {
  email: 'gost@example.ru',
  text: 'Письмо со ссылкой не приходит второй час. В «Спаме» его нет, адрес верный.',
};

export const Playground: Story = { name: 'Песочница' };

export const Visitor: Story = {
  name: 'Гость, капча не пройдена',
  args: { ...visitor, captcha: <CaptchaBox status="idle" onPress={fn()} />, hasCaptchaToken: false },
};
export const VisitorReady: Story = { name: 'Гость, капча пройдена', args: { ...visitor, draft } };

export const Empty: Story = {
  name: 'Пустые поля',
  args: visitor,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить' }));
    await expect(canvas.getByText('Введите email')).toBeVisible();
    await expect(canvas.getByText('Напишите, что случилось')).toBeVisible();
  },
};

export const TooLong: Story = {
  name: 'Слишком длинный текст',
  args: { draft: { email: '', text: 'Не приходит письмо. '.repeat(210) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить' }));
    await expect(canvas.getByText(/Не более 4000 символов/)).toBeVisible();
  },
};

export const Pending: Story = { name: 'Идёт отправка', args: { draft, status: { kind: 'pending' } } };

export const Refused: Story = {
  name: 'Отказ сервера',
  args: {
    draft,
    status: { kind: 'failed', message: 'Не больше 5 сообщений в час. Попробуйте через 40 мин.' },
  },
};

export const CaptchaRefused: Story = {
  name: 'Капча не принята',
  args: {
    ...visitor,
    draft,
    captcha: <CaptchaBox status="idle" onPress={fn()} />,
    hasCaptchaToken: false,
    captchaError: 'Пожалуйста, пройдите проверку капчи',
  },
};

/** It takes the focus when it appears: in the documentation the page would scroll there. */
export const Sent: Story = {
  name: 'Отправлено',
  tags: ['!autodocs'],
  args: { status: { kind: 'done', message: 'Сообщение отправлено. Ответим на anna@example.ru.' } },
};
