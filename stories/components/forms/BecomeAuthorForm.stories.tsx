import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { BecomeAuthorForm } from '#src/components/forms/BecomeAuthorForm/BecomeAuthorForm.tsx';

const meta = {
  title: 'Компоненты/Формы/Форма «Стать автором» · BecomeAuthorForm',
  id: 'components-forms-becomeauthorform',
  component: BecomeAuthorForm,
  // Its looks are pictured with `BecomeAuthorPopup`.
  tags: ['!pixels'],
  args: { name: 'Анна Рощина', status: { kind: 'idle' }, onSubmit: fn() },
} satisfies Meta<typeof BecomeAuthorForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница' };
export const Nameless: Story = { name: 'Без имени', args: { name: '' } };
export const Pending: Story = { name: 'Идёт отправка', args: { status: { kind: 'pending' } } };
export const Done: Story = {
  name: 'Готово',
  args: { status: { kind: 'done', message: 'Страница готова.' } },
};
export const Refused: Story = {
  name: 'Отказ сервера',
  args: { status: { kind: 'failed', message: 'Ошибка соединения с сервером. Попробуйте позже.' } },
};

export const Sent: Story = {
  name: 'Отправка',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Чем занимаетесь'), 'Документалист{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ name: 'Анна Рощина', role: 'Документалист' });
  },
};
