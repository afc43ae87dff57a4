import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { anna, untouched } from '#stories/components/forms/AuthorForm.fixtures.ts';
import {
  ProfileEditPage,
  type ProfileEditPageProps,
} from '#src/components/pages/ProfileEditPage/ProfileEditPage.tsx';
import '#src/theme/global.ts';

const value = {
  author: anna,
  portrait: { ...untouched, shown: 'anna' },
  cover: { ...untouched, shown: 'writer' },
} as const;

const screenOf = (profile: ProfileEditPageProps['profile'], onRetry = () => {}) => (
  <ProfileEditPage
    profile={profile}
    profileHref="/profile"
    pictureLimit={'20\u00a0МБ'}
    availability={{ kind: 'unknown' }}
    status={{ kind: 'idle' }}
    onSubmit={() => {}}
    onUsernameChange={() => {}}
    onPictureChoose={() => {}}
    onPictureCrop={() => {}}
    onPictureRemove={() => {}}
    onDiscard={() => {}}
    onRetry={onRetry}
  />
);

test('the saved texts are in the fields, and a link leads back', async () => {
  await render(screenOf({ kind: 'ready', value, isRenewing: false }));
  await expect.element(page.getByLabelText('Имя', { exact: true })).toHaveValue('Анна Рощина');
  await expect.element(page.getByRole('link', { name: 'Профиль' })).toHaveAttribute('href', '/profile');
});

test('while it loads that is said once', async () => {
  await render(screenOf({ kind: 'loading' }));
  await expect.element(page.getByRole('status')).toHaveTextContent('Загрузка');
  await expect.element(page.getByRole('heading', { name: 'Страница автора' })).toBeVisible();
});

test('a failure is told with a way to try again, and what was typed stays when a later one fails', async () => {
  const onRetry = vi.fn();
  const screen = await render(screenOf({ kind: 'ready', value, isRenewing: false }, onRetry));
  await page.getByLabelText('Имя', { exact: true }).fill('Аня');
  await screen.rerender(screenOf({ kind: 'failed', message: 'Сбой.', isRetrying: false, value }, onRetry));
  await page.getByRole('button', { name: 'Загрузить ещё раз' }).click();
  expect(onRetry).toHaveBeenCalledOnce();
  await expect.element(page.getByLabelText('Имя', { exact: true })).toHaveValue('Аня');
});
