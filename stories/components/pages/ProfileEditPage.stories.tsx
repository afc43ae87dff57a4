import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { anna, untouched } from '#stories/components/forms/AuthorForm.fixtures.ts';
import { ProfileEditPage } from '#src/components/pages/ProfileEditPage/ProfileEditPage.tsx';

const profile = {
  author: anna,
  portrait: { ...untouched, isOwn: true, canCrop: true, isChanged: true, shown: 'anna' },
  cover: { ...untouched, shown: 'writer' },
} as const;
const failure = {
  kind: 'failed',
  message: 'Не удалось загрузить страницу. Попробуйте ещё раз.',
  isRetrying: false,
  value: undefined,
} as const;

const meta = {
  title: 'Компоненты/Страницы/Правка страницы автора · ProfileEditPage',
  id: 'components-pages-profileeditpage',
  component: ProfileEditPage,
  args: {
    profile: { kind: 'ready', value: profile, isRenewing: false },
    profileHref: '/profile',
    pictureLimit: '20 МБ',
    availability: { kind: 'unknown' },
    status: { kind: 'idle' },
    onSubmit: fn(),
    onUsernameChange: fn(),
    onPictureChoose: fn(),
    onPictureCrop: fn(),
    onPictureRemove: fn(),
    onDiscard: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof ProfileEditPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The states of its form are told with `AuthorForm`. */
export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };

/** Three things changed, one of them not right yet. */
export const Edited: Story = {
  name: 'Изменено',
  tags: ['phone', 'forced-colors'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(canvas.getByLabelText('Занятие'));
    await userEvent.type(canvas.getByLabelText('Занятие'), 'Документалист');
    await userEvent.click(canvas.getByRole('button', { name: 'Добавить ссылку' }));
    await userEvent.type(canvas.getByLabelText('Вторая ссылка'), 't.me/ roshchina');
    await userEvent.tab();
    await expect(canvas.getByText('3 изменения')).toBeVisible();
    await expect(canvas.getByText('В адресе пробел. Похоже на t.me/roshchina')).toBeVisible();
  },
};
/** Its author sees all of it, and where to write. */
export const Hidden: Story = {
  name: 'Скрыта модератором',
  tags: ['phone'],
  args: { profile: { kind: 'ready', value: { ...profile, isHidden: true }, isRenewing: false } },
};
/** The results of the check are pictured with `AuthorForm`. */
export const AddressChecking: Story = {
  name: 'Адрес проверяется',
  tags: ['!pixels'],
  args: { availability: { kind: 'checking' } },
};
export const AddressFree: Story = {
  name: 'Адрес свободен',
  tags: ['!pixels'],
  args: { availability: { kind: 'free' } },
};
export const AddressTaken: Story = {
  name: 'Адрес занят',
  tags: ['!pixels'],
  args: { availability: { kind: 'taken' } },
};
export const Saving: Story = {
  name: 'Сохраняется',
  tags: ['!pixels'],
  args: { status: { kind: 'pending' } },
};
export const Saved: Story = { name: 'Сохранено', tags: ['!pixels'], args: { status: { kind: 'done' } } };
export const Loading: Story = { name: 'Загрузка', tags: ['phone'], args: { profile: { kind: 'loading' } } };
export const Failed: Story = { name: 'Ошибка загрузки', tags: ['!pixels'], args: { profile: failure } };
export const Offline: Story = {
  name: 'Нет сети',
  tags: ['!pixels'],
  args: { profile: { kind: 'offline', isRetrying: true, value: profile } },
};
