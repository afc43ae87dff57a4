import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SellerForm } from '#src/components/forms/SellerForm/SellerForm.tsx';

const person = { status: 'self_employed', name: 'Рощина Анна Сергеевна', inn: '' } as const;

const meta = {
  title: 'Компоненты/Формы/Форма «Кто продаёт» · SellerForm',
  id: 'components-forms-sellerform',
  component: SellerForm,
  // Its looks are pictured with `SellerPopup`.
  tags: ['!pixels'],
  args: { seller: person, status: { kind: 'idle' }, onSubmit: fn() },
} satisfies Meta<typeof SellerForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница' };
export const Company: Story = {
  name: 'Организация',
  args: { seller: { status: 'company', name: 'ООО «Ромашка»', inn: '7707083893' } },
};
export const Entrepreneur: Story = {
  name: 'ИП',
  args: { seller: { ...person, status: 'entrepreneur' } },
};
export const Pending: Story = { name: 'Идёт отправка', args: { status: { kind: 'pending' } } };
export const Saved: Story = {
  name: 'Сохранено',
  args: { status: { kind: 'done', message: 'Данные сохранены.' } },
};
export const Refused: Story = {
  name: 'Отказ сервера',
  args: { status: { kind: 'failed', fields: { inn: 'Контрольные цифры не сходятся: проверьте ИНН' } } },
};

export const WrongInn: Story = {
  name: 'Опечатка в ИНН',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('ИНН'), '5001 0073 2258{Enter}');
    await expect(canvas.getByText(/^Контрольные цифры/)).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const Sent: Story = {
  name: 'Отправка',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('ИНН'), '5001 0073 2259{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...person, inn: '500100732259' });
  },
};
