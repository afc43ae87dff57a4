import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ActivationResultPage } from '#src/components/pages/ActivationResultPage/ActivationResultPage.tsx';
import { footer } from '#stories/components/frames/Footer.fixtures.ts';

const meta = {
  title: 'Компоненты/Страницы/Подтверждение email · ActivationResultPage',
  id: 'components-pages-activationresultpage',
  component: ActivationResultPage,
  parameters: { layout: 'fullscreen' },
  args: {
    status: { kind: 'checking' },
    homeHref: '/',
    footer,
    feedHref: '/feed',
    onRetry: fn(),
    onRequest: fn(),
  },
} satisfies Meta<typeof ActivationResultPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };
export const Checking: Story = { name: 'Ссылка проверяется' };
export const Done: Story = {
  name: 'Готово',
  tags: ['widths'],
  args: { status: { kind: 'done' } },
  globals: { viewport: { value: 'desktop' } },
};
export const AlreadyActive: Story = { name: 'Уже подтверждено', args: { status: { kind: 'already' } } };
export const DeadLink: Story = {
  name: 'Ссылка устарела',
  tags: ['phone'],
  args: { status: { kind: 'dead', request: { kind: 'idle' } } },
};
export const DeadLinkSignedIn: Story = {
  name: 'Ссылка устарела, вход выполнен',
  args: { ...DeadLink.args, isSignedIn: true },
};
export const AskingAgain: Story = {
  name: 'Новая ссылка запрашивается',
  args: { status: { kind: 'dead', request: { kind: 'pending' } } },
};
export const AskedAgain: Story = {
  name: 'Новая ссылка отправлена',
  args: {
    status: {
      kind: 'dead',
      request: { kind: 'done', message: 'Новая ссылка отправлена на указанный email.' },
    },
  },
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
export const NoAnswer: Story = {
  name: 'Нет связи с сервером',
  args: { status: { kind: 'unanswered', message: 'Ошибка соединения с сервером. Попробуйте позже.' } },
};

export const Retried: Story = {
  name: 'Нажатие «Попробовать ещё раз»',
  args: { ...NoAnswer.args },
  tags: ['!pixels'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Попробовать ещё раз' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const AsksForNewLink: Story = {
  name: 'Отправка запроса новой ссылки',
  args: { ...DeadLink.args },
  tags: ['!pixels'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'anna@Example.RU{Enter}');
    await expect(args.onRequest).toHaveBeenCalledWith({ email: 'anna@example.ru' });
  },
};
