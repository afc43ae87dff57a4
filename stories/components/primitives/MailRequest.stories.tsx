import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MailRequest, VerificationMail } from '#src/components/primitives/MailRequest/MailRequest.tsx';

const idle = { kind: 'idle' } as const;

const meta = {
  title: 'Компоненты/Примитивы/Письмо по просьбе · MailRequest',
  id: 'components-primitives-mailrequest',
  component: MailRequest,
  args: {
    status: idle,
    question: 'Не помните пароль? Email можно изменить по ссылке из письма.',
    action: 'Отправить ссылку',
    onSend: fn(),
  },
} satisfies Meta<typeof MailRequest>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };
export const Idle: Story = {
  name: 'Можно попросить',
  tags: ['phone', 'forced-colors'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: args.action }));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};
export const Sending: Story = { name: 'Отправляется', args: { status: { kind: 'pending' } } };
export const Sent: Story = {
  name: 'Отправлено',
  args: {
    status: { kind: 'done', message: 'Отправили письмо. Если его нет, проверьте папку «Спам».' },
  },
};
export const Failed: Story = {
  name: 'Не отправлено',
  args: { status: { kind: 'failed', message: 'Ошибка соединения с сервером. Попробуйте позже.' } },
};
export const Limited: Story = {
  name: 'Слишком часто',
  tags: ['!pixels'],
  args: { status: { kind: 'failed', message: 'Слишком много попыток. Попробуйте через 42 мин.' } },
};
export const Verification: Story = {
  name: 'Подтверждение email',
  render: ({ status, onSend }) => (
    <VerificationMail
      status={status}
      onSend={onSend}
      purpose="Подтвердите email, чтобы комментировать."
      size="small"
    />
  ),
};
