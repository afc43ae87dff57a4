import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AuthorForm } from '#src/components/forms/AuthorForm/AuthorForm.tsx';
import { anna, untouched } from '#stories/components/forms/AuthorForm.fixtures.ts';

const portrait = { ...untouched, shown: 'anna' } as const;
const cover = { ...untouched, shown: undefined };

const meta = {
  title: 'Компоненты/Формы/Форма страницы автора · AuthorForm',
  id: 'components-forms-authorform',
  component: AuthorForm,
  // Its looks are pictured with `ProfileEditPage`.
  tags: ['!pixels'],
  args: {
    author: anna,
    portrait,
    cover,
    pictureLimit: '20 МБ',
    availability: { kind: 'unknown' },
    status: { kind: 'idle' },
    onSubmit: fn(),
    onUsernameChange: fn(),
    onPictureChoose: fn(),
    onPictureCrop: fn(),
    onPictureRemove: fn(),
    onDiscard: fn(),
    onDirtyChange: fn(),
  },
} satisfies Meta<typeof AuthorForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница' };
export const OwnPictures: Story = {
  name: 'Свои картинки',
  args: {
    portrait: { ...portrait, isOwn: true, canCrop: true, isChanged: true, upload: { kind: 'done' } },
    cover: { ...cover, isOwn: true, canCrop: true },
  },
};
export const Uploading: Story = {
  name: 'Картинка загружается',
  args: { portrait: { ...portrait, upload: { kind: 'pending' } } },
};
export const UploadFailed: Story = {
  name: 'Картинка не загрузилась',
  args: {
    portrait: {
      ...portrait,
      upload: {
        kind: 'failed',
        message: 'Картинка больше 20 МБ. Сохраните её поменьше и выберите снова.',
      },
    },
  },
};
export const Saving: Story = { name: 'Сохраняется', args: { status: { kind: 'pending' } } };
export const Saved: Story = { name: 'Сохранено', args: { status: { kind: 'done' } } };
export const Failed: Story = {
  name: 'Ошибка сохранения',
  args: { status: { kind: 'failed', message: 'Ошибка соединения с сервером. Попробуйте позже.' } },
};

const withAddress: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.clear(canvas.getByLabelText('Адрес страницы'));
  await userEvent.type(canvas.getByLabelText('Адрес страницы'), 'roshchina');
  await expect(canvas.getByText('Старый адрес будет вести на новый ещё год.')).toBeVisible();
};
export const AddressChecking: Story = {
  name: 'Адрес проверяется',
  args: { availability: { kind: 'checking' } },
  play: withAddress,
};
export const AddressFree: Story = {
  name: 'Адрес свободен',
  tags: ['pixels'],
  parameters: { region: 'Имя и занятие — изменено' },
  args: { availability: { kind: 'free' } },
  play: withAddress,
};
export const AddressUnchecked: Story = {
  name: 'Адрес не проверен',
  args: { availability: { kind: 'failed' } },
  play: withAddress,
};
export const AddressTaken: Story = {
  name: 'Адрес занят',
  args: { availability: { kind: 'taken' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Адрес страницы'), '2');
    await expect(canvas.getByText('Этот адрес занят. Выберите другой')).toBeVisible();
  },
};

export const Sent: Story = {
  name: 'Отправка',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.clear(canvas.getByLabelText('Занятие'));
    await userEvent.type(canvas.getByLabelText('Занятие'), 'Документалист{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...anna, role: 'Документалист' });
  },
};
