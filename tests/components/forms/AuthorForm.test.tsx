import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AuthorForm, type AuthorFormProps } from '#src/components/forms/AuthorForm/AuthorForm.tsx';
import { anna, untouched } from '#stories/components/forms/AuthorForm.fixtures.ts';
import '#src/theme/global.ts';

const portrait = { ...untouched, shown: 'anna' } as const;

const form = (props: Partial<AuthorFormProps> = {}) => (
  <AuthorForm
    author={anna}
    portrait={portrait}
    cover={{ ...untouched, shown: undefined }}
    pictureLimit={'20\u00a0МБ'}
    availability={{ kind: 'unknown' }}
    status={{ kind: 'idle' }}
    onSubmit={() => {}}
    onUsernameChange={() => {}}
    onPictureChoose={() => {}}
    onPictureCrop={() => {}}
    onPictureRemove={() => {}}
    onDiscard={() => {}}
    {...props}
  />
);

const field = (label: string) => page.getByLabelText(label, { exact: true });
const save = () => page.getByRole('button', { name: 'Сохранить' });

test('as long as nothing has changed there is nothing to save', async () => {
  const screen = await render(form());
  await expect.element(screen.getByText('Всё сохранено')).toBeVisible();
  await expect.element(save()).not.toBeInTheDocument();
});

test('changes are counted, and each says what was there before', async () => {
  const onDirtyChange = vi.fn();
  const screen = await render(form({ onDirtyChange, portrait: { ...portrait, isChanged: true } }));
  await field('Занятие').fill('Документалист');
  await field('Имя').fill('Аня');
  await expect.element(screen.getByText('3 изменения')).toBeVisible();
  await expect
    .element(field('Занятие'))
    .toHaveAccessibleDescription(expect.stringContaining('Было: Видеоблогер'));
  await expect.element(screen.getByRole('heading', { name: 'Имя и занятие — изменено' })).toBeVisible();
  expect(onDirtyChange).toHaveBeenLastCalledWith(true);
});

test('spaces at the ends and https:// change nothing', async () => {
  const screen = await render(form());
  await field('Имя').fill(' Анна Рощина ');
  await field('Первая ссылка').fill('https://rutube.ru/roshchina');
  await expect.element(screen.getByText('Всё сохранено')).toBeVisible();
});

test('the texts are sent trimmed, the links whole and without empty ones', async () => {
  const onSubmit = vi.fn();
  await render(form({ onSubmit }));
  await field('Имя').fill(' Аня ');
  await page.getByRole('button', { name: 'Добавить ссылку' }).click();
  await page.getByRole('button', { name: 'Добавить ссылку' }).click();
  await field('Третья ссылка').fill('t.me/roshchina');
  await save().click();
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
    ...anna,
    name: 'Аня',
    links: ['https://rutube.ru/roshchina', 'https://t.me/roshchina'],
  });
});

test('what is wrong is told on its field, and the bar leads there', async () => {
  const onSubmit = vi.fn();
  await render(form({ onSubmit }));
  await page.getByRole('button', { name: 'Добавить ссылку' }).click();
  await expect.element(field('Вторая ссылка')).toHaveFocus();
  await field('Вторая ссылка').fill('t.me/ roshchina');
  await field('Имя').click();
  await expect
    .element(field('Вторая ссылка'))
    .toHaveAccessibleDescription(expect.stringMatching(/Похоже на.t\.me\/roshchina/));
  await page.getByRole('link', { name: 'Поправьте 1 поле' }).click();
  await expect.element(field('Вторая ссылка')).toHaveFocus();
  await save().click();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('there are five links at most, and one taken away leaves the others in their order', async () => {
  const onSubmit = vi.fn();
  const links = ['https://a.ru', 'https://b.ru', 'https://c.ru', 'https://d.ru', 'https://e.ru'];
  await render(form({ author: { ...anna, links }, onSubmit }));
  await expect.element(page.getByRole('button', { name: 'Добавить ссылку' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Убрать вторую ссылку' }).click();
  await expect.element(field('Вторая ссылка')).toHaveFocus();
  await expect.element(field('Вторая ссылка')).toHaveValue('c.ru');
  await save().click();
  expect(onSubmit).toHaveBeenCalledWith({ ...anna, links: links.toSpliced(1, 1) });
});

test('another address shows its rules, is told to its owner, and says whether it is free', async () => {
  const onUsernameChange = vi.fn();
  const screen = await render(form({ onUsernameChange }));
  await expect.element(screen.getByText(/от\s3\sдо\s30/)).not.toBeInTheDocument();
  await field('Адрес страницы').fill('roshchina');
  expect(onUsernameChange).toHaveBeenLastCalledWith('roshchina');
  await expect.element(screen.getByText(/от\s3\sдо\s30/)).toBeVisible();
  await screen.rerender(form({ availability: { kind: 'free' } }));
  await expect.element(screen.getByText('Адрес свободен')).toBeVisible();
});

test('an address that somebody has is not sent', async () => {
  const onSubmit = vi.fn();
  await render(form({ onSubmit, availability: { kind: 'taken' } }));
  await field('Адрес страницы').fill('vera');
  await expect
    .element(field('Адрес страницы'))
    .toHaveAccessibleDescription(expect.stringContaining('Этот адрес занят'));
  await save().click();
  await expect.element(field('Адрес страницы')).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('«Отменить всё» brings back what is saved', async () => {
  const onDiscard = vi.fn();
  const screen = await render(form({ onDiscard }));
  await field('Имя').fill('');
  await field('Текст').fill('Другое');
  await save().click();
  await screen.getByRole('button', { name: 'Отменить всё' }).click();
  await expect.element(field('Имя')).toHaveValue(anna.name);
  await expect.element(field('Текст')).toHaveValue(anna.bio);
  await expect.element(screen.getByText('Введите имя')).not.toBeInTheDocument();
  await expect.element(screen.getByText('Всё сохранено')).toHaveFocus();
  expect(onDiscard).toHaveBeenCalledOnce();
});

test('while it is saved nothing is sent twice and nothing can be typed', async () => {
  const onSubmit = vi.fn();
  const screen = await render(form({ onSubmit }));
  await field('Имя').fill('Аня');
  await screen.rerender(form({ onSubmit, status: { kind: 'pending' } }));
  await expect.element(field('Имя')).toHaveAttribute('readonly');
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});

test("the server's word against a field stands on it, and what was typed stays", async () => {
  const screen = await render(form());
  await field('Имя').fill('Аня');
  await screen.rerender(form({ status: { kind: 'pending' } }));
  await screen.rerender(
    form({
      status: { kind: 'failed', message: 'Не сохранилось.', fields: { link1: 'Ссылка недопустима.' } },
    }),
  );
  await expect.element(screen.getByRole('alert').filter({ hasText: 'Не сохранилось.' })).toBeVisible();
  await expect.element(field('Первая ссылка')).toHaveFocus();
  await expect
    .element(field('Первая ссылка'))
    .toHaveAccessibleDescription(expect.stringContaining('Ссылка недопустима.'));
  await expect.element(field('Имя')).toHaveValue('Аня');
});

test('a chosen file is handed on, one of several if need be; removing is offered for one’s own, cutting where the whole picture is at hand', async () => {
  const onPictureChoose = vi.fn();
  const onPictureRemove = vi.fn();
  await render(form({ onPictureChoose, onPictureRemove, portrait: { ...portrait, isOwn: true } }));
  const file = new File(['a'], 'anna.png', { type: 'image/png' });
  const [input] = document.querySelectorAll<HTMLInputElement>('input[type=file]');
  if (input) await userEvent.upload(input, file);
  expect(onPictureChoose).toHaveBeenCalledExactlyOnceWith(
    'portrait',
    expect.objectContaining({ name: 'anna.png' }),
  );
  await page.getByRole('button', { name: 'Убрать портрет' }).click();
  expect(onPictureRemove).toHaveBeenCalledExactlyOnceWith('portrait');
  await expect.element(page.getByRole('button', { name: 'Убрать обложку' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Кадрировать портрет' })).not.toBeInTheDocument();
});

test('how much a picture may weigh is what the installation says, and nothing before that is known', async () => {
  const screen = await render(form({ pictureLimit: '7\u00a0МБ' }));
  await expect.element(page.getByText(/пикселей, до\s7\sМБ\. Виден/)).toBeVisible();
  await expect.element(page.getByText(/^Полоса 5:1, до\s7\sМБ\./)).toBeVisible();
  await screen.rerender(form({ pictureLimit: undefined }));
  await expect.element(page.getByText(/пикселей\. Виден/)).toBeVisible();
});
