import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ResetPasswordPage } from '#src/components/pages/ResetPasswordPage/ResetPasswordPage.tsx';
import { footer } from '#stories/components/frames/Footer.fixtures.ts';

const meta = {
  title: 'Компоненты/Страницы/Новый пароль · ResetPasswordPage',
  id: 'components-pages-resetpasswordpage',
  component: ResetPasswordPage,
  parameters: { layout: 'fullscreen' },
  args: { status: { kind: 'idle' }, homeHref: '/', footer, onSubmit: fn(), onRequest: fn(), onLogin: fn() },
} satisfies Meta<typeof ResetPasswordPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };
export const Idle: Story = { name: 'В покое', tags: ['widths'], globals: { viewport: { value: 'desktop' } } };
export const Pending: Story = { name: 'Идёт отправка', args: { status: { kind: 'pending' } } };
export const WeakPassword: Story = {
  name: 'Слабый пароль',
  args: {
    status: { kind: 'failed', fields: { new_password: 'Введённый пароль слишком широко распространён.' } },
  },
};
export const NotSaved: Story = {
  name: 'Отказ сервера',
  args: { status: { kind: 'failed', message: 'Не удалось сохранить пароль. Попробуйте снова.' } },
};
export const Done: Story = {
  name: 'Готово',
  args: { status: { kind: 'done', message: 'Пароль изменён. Войдите с новым паролем.' } },
};
export const DeadLink: Story = {
  name: 'Ссылка устарела',
  tags: ['phone'],
  args: { status: { kind: 'dead', request: { kind: 'idle' } } },
};
export const AskingAgain: Story = {
  name: 'Новая ссылка запрашивается',
  args: { status: { kind: 'dead', request: { kind: 'pending' } } },
};
export const AskingFailed: Story = {
  name: 'Ошибка запроса ссылки',
  args: {
    status: {
      kind: 'dead',
      request: { kind: 'failed', message: 'Ошибка при отправке ссылки. Попробуйте снова.' },
    },
  },
};
export const AskedAgain: Story = {
  name: 'Новая ссылка отправлена',
  args: {
    status: {
      kind: 'dead',
      request: {
        kind: 'done',
        message: 'Ссылка для сброса пароля отправлена на указанный email.',
      },
    },
  },
};

export const AsksForNewLink: Story = {
  name: 'Отправка запроса новой ссылки',
  args: { ...DeadLink.args },
  tags: ['!pixels'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'anna@example.ru{Enter}');
    await expect(args.onRequest).toHaveBeenCalledWith({ email: 'anna@example.ru' });
  },
};
