import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { ReportContent, ReportPopup } from '#src/components/popups/ReportPopup/ReportPopup.tsx';

const meta = {
  title: 'Компоненты/Окна/Окно жалобы · ReportPopup',
  id: 'components-popups-reportpopup',
  component: ReportPopup,
  args: { isOpen: true, onOpenChange: fn(), subject: 'comment', action: { kind: 'idle' }, onSend: fn() },
  render: (args) => <ReportContent {...args} />,
} satisfies Meta<typeof ReportPopup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };
export const AboutComment: Story = { name: 'О комментарии' };
export const AboutPost: Story = { name: 'О посте', tags: ['!pixels'], args: { subject: 'post' } };
export const Sending: Story = { name: 'Идёт отправка', args: { action: { kind: 'pending' } } };
export const SendingFailed: Story = {
  name: 'Отказ сервера',
  args: { action: { kind: 'failed', message: 'Вы уже пожаловались на этот комментарий.' } },
};
/** The moment before it is closed. */
export const Sent: Story = { name: 'Готово', tags: ['!pixels'], args: { action: { kind: 'done' } } };

export const WithoutReason: Story = {
  name: 'Причина не выбрана',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить жалобу' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Выберите причину');
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** Escape asks to close. */
export const Overlay: Story = {
  name: 'Поверх страницы',
  tags: ['phone', '!autodocs'],
  render: (args) => <ReportPopup {...args} />,
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Пожаловаться на комментарий' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
