import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ActivationResultPage } from '#src/components/pages/ActivationResultPage/index.ts';
import { footer } from '#src/components/frames/Footer/fixtures.ts';

const meta = {
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

export const Playground: Story = { tags: ['!pixels'] };
export const Checking: Story = {};
export const Done: Story = {
  tags: ['widths'],
  args: { status: { kind: 'done' } },
  globals: { viewport: { value: 'desktop' } },
};
export const AlreadyActive: Story = { args: { status: { kind: 'already' } } };
export const DeadLink: Story = {
  tags: ['phone'],
  args: { status: { kind: 'dead', request: { kind: 'idle' } } },
};
export const AskingAgain: Story = { args: { status: { kind: 'dead', request: { kind: 'pending' } } } };
export const AskedAgain: Story = {
  args: {
    status: {
      kind: 'dead',
      request: { kind: 'done', message: 'Новая ссылка отправлена на указанный email.' },
    },
  },
};
export const AskingFailed: Story = {
  args: {
    status: {
      kind: 'dead',
      request: { kind: 'failed', message: 'Ошибка при отправке ссылки. Попробуйте снова.' },
    },
  },
};
export const NoAnswer: Story = {
  args: { status: { kind: 'unanswered', message: 'Ошибка соединения с сервером. Попробуйте позже.' } },
};

export const Retried: Story = {
  args: { ...NoAnswer.args },
  tags: ['!pixels'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Попробовать ещё раз' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const AsksForNewLink: Story = {
  args: { ...DeadLink.args },
  tags: ['!pixels'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'anna@Example.RU{Enter}');
    await expect(args.onRequest).toHaveBeenCalledWith({ email: 'anna@example.ru' });
  },
};
