import { I18nProvider } from 'react-aria-components/I18nProvider';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PublishPanel, type PublishPanelProps } from '#src/components/sections/PublishPanel/PublishPanel.tsx';
import { later } from '#stories/components/sections/PublishPanel.fixtures.ts';
import '#src/theme/global.ts';

const element = (props: Partial<PublishPanelProps> = {}) => (
  <I18nProvider locale="ru-RU">
    <PublishPanel
      {...later}
      onWhenChange={() => {}}
      onScheduleChange={() => {}}
      onPublish={() => {}}
      onWithdraw={() => {}}
      onShare={() => {}}
      onShowFindings={() => {}}
      {...props}
    />
  </I18nProvider>
);
const scheduled = { kind: 'scheduled', when: '24 ноября, 19:00, по Москве' } as const;
const published = { kind: 'published', when: '17 ноября', href: '/feed/post/7', isChanged: false } as const;
const changed = { ...published, isChanged: true } as const;

test.each([
  [{ when: 'now' } as const, 'Опубликовать'],
  [{ when: 'later' } as const, 'Запланировать'],
  [{ when: 'later', stage: scheduled } as const, 'Перенести'],
  [{ when: 'now', stage: scheduled } as const, 'Опубликовать'],
  [{ stage: changed } as const, 'Обновить'],
])('with %o the button says «%s»', async (props, label) => {
  const onPublish = vi.fn();
  const screen = await render(element({ ...props, onPublish }));
  await screen.getByRole('button', { name: label, exact: true }).click();
  expect(onPublish).toHaveBeenCalledOnce();
});

test('day and time are written as Russians do, and belong to a named zone', async () => {
  const screen = await render(element());
  const day = screen.getByRole('group', { name: 'День' });
  expect(day.element().textContent.replaceAll(/[^\d.]/g, '')).toBe('24.11.2026');
  const time = screen.getByRole('group', { name: 'Время' });
  expect(time.element().textContent.replaceAll(/[^\d:]/g, '')).toBe('19:00');
  await expect.element(screen.getByRole('button', { name: 'Часовой пояс Москва, UTC+3' })).toBeVisible();
  await expect.element(screen.getByText('Во Владивостоке будет 2:00, уже 25 ноября')).toBeVisible();
});

test('day and time are changed by the keyboard', async () => {
  const onScheduleChange = vi.fn();
  const screen = await render(element({ onScheduleChange }));
  screen.getByRole('group', { name: 'День' }).getByRole('spinbutton').first().element().focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(onScheduleChange).toHaveBeenLastCalledWith({ ...later.schedule, day: '2026-11-25' });
  screen.getByRole('group', { name: 'Время' }).getByRole('spinbutton').first().element().focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(onScheduleChange).toHaveBeenLastCalledWith({ ...later.schedule, time: '18:00' });
});

test('day and time have a ring while the keyboard is in them', async () => {
  const screen = await render(element());
  const day = screen.getByRole('group', { name: 'День' });
  day.getByRole('spinbutton').first().element().focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(getComputedStyle(day.element()).outlineStyle).toBe('solid');
});

test('a day is taken from the calendar', async () => {
  const onScheduleChange = vi.fn();
  const screen = await render(element({ onScheduleChange }));
  await screen.getByRole('button', { name: /^Календарь/ }).click();
  await page.getByRole('button', { name: /26 ноября/ }).click();
  expect(onScheduleChange).toHaveBeenLastCalledWith({ ...later.schedule, day: '2026-11-26' });
});

test('a published post is opened and handed on; only changes of it are given to readers', async () => {
  const onShare = vi.fn();
  const screen = await render(element({ stage: published, onShare }));
  const post = screen.getByRole('link', { name: 'Открыть пост' });
  await expect.element(post).toHaveAttribute('href', '/feed/post/7');
  await screen.getByRole('button', { name: 'Поделиться' }).click();
  expect(onShare).toHaveBeenCalledExactlyOnceWith('/feed/post/7');
  expect(screen.getByRole('button', { name: 'Обновить' }).query()).toBeNull();
  expect(screen.getByRole('link', { name: /Посмотреть/ }).query()).toBeNull();
});

test('a withdrawal is taken back where it is told', async () => {
  const onRestore = vi.fn();
  const withdrawal = { kind: 'done', message: 'Теперь пост видите только вы.' } as const;
  const screen = await render(element({ when: 'now', withdrawal, onRestore }));
  await screen.getByRole('link', { name: 'Вернуть' }).click();
  expect(onRestore).toHaveBeenCalledOnce();
});

test('another zone keeps day and time', async () => {
  const onScheduleChange = vi.fn();
  const screen = await render(element({ onScheduleChange }));
  await screen.getByRole('button', { name: /Часовой пояс/ }).click();
  await page.getByRole('menuitemradio', { name: 'Владивосток, UTC+10' }).click();
  expect(onScheduleChange).toHaveBeenLastCalledWith({ ...later.schedule, zone: 'Asia/Vladivostok' });
});

test('a zone that is not in the list is found', async () => {
  const onScheduleChange = vi.fn();
  const screen = await render(element({ onScheduleChange }));
  await screen.getByRole('button', { name: /Часовой пояс/ }).click();
  await page.getByRole('searchbox', { name: 'Страна или город' }).fill('инд');
  await page.getByRole('menuitemradio', { name: 'Индия, UTC+5:30' }).click();
  expect(onScheduleChange).toHaveBeenLastCalledWith({ ...later.schedule, zone: 'Asia/Kolkata' });
});

test('a moment that has passed is told at its fields', async () => {
  const moment = 'Этот момент уже прошёл';
  const screen = await render(element({ publication: { kind: 'failed', fields: { moment } } }));
  for (const name of ['День', 'Время']) {
    const segment = screen.getByRole('group', { name }).getByRole('spinbutton').first();
    await expect.element(segment).toHaveAttribute('aria-invalid', 'true');
    const field = screen.getByRole('group', { name });
    await expect.element(field).toHaveAccessibleDescription(new RegExp(moment));
  }
  await expect.element(screen.getByRole('alert')).toBeEmptyDOMElement();
});

test('without a schedule there are no fields', async () => {
  const screen = await render(element({ when: 'now' }));
  expect(screen.getByRole('spinbutton').query()).toBeNull();
});

test('one changes over to a schedule', async () => {
  const onWhenChange = vi.fn();
  const screen = await render(element({ when: 'now', onWhenChange }));
  await screen.getByText('По расписанию').click();
  expect(onWhenChange).toHaveBeenCalledExactlyOnceWith('later');
});

test.each([
  [scheduled, 'Выйдет 24 ноября, 19:00, по Москве', 'Снять с расписания'],
  [published, 'Вышел 17 ноября', 'Снять с публикации'],
])('%o says when, and can be taken back', async (stage, words, label) => {
  const onWithdraw = vi.fn();
  const screen = await render(element({ stage, onWithdraw }));
  await expect.element(screen.getByText(words)).toBeVisible();
  await screen.getByRole('button', { name: label }).click();
  expect(onWithdraw).toHaveBeenCalledOnce();
});

test('while it is on its way nothing is sent twice', async () => {
  const onPublish = vi.fn();
  const screen = await render(element({ publication: { kind: 'pending' }, onPublish }));
  screen.getByRole('button', { name: 'Планируем...' }).element().focus();
  await userEvent.keyboard('{Enter}');
  expect(onPublish).not.toHaveBeenCalled();
});

test('a refusal is told in a sentence', async () => {
  const screen = await render(element({ withdrawal: { kind: 'failed', message: 'Нет связи' } }));
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Нет связи');
});

test('what the check has found leads to it', async () => {
  const onShowFindings = vi.fn();
  const screen = await render(element({ findings: 'одна ошибка', onShowFindings }));
  await expect.element(screen.getByText(/^Проверка: одна ошибка\./)).toBeVisible();
  await screen.getByRole('link', { name: 'Показать' }).click();
  expect(onShowFindings).toHaveBeenCalledOnce();
});

test('without a proven e-mail there is nothing to publish with, and the message that proves it can be asked for', async () => {
  const onSend = vi.fn();
  const screen = await render(element({ when: 'now', verification: { status: { kind: 'idle' }, onSend } }));
  await expect.element(screen.getByText(/^Подтвердите email, чтобы публиковать посты\./)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Опубликовать' }).query()).toBeNull();
  await screen.getByRole('button', { name: 'Отправить письмо ещё раз' }).click();
  expect(onSend).toHaveBeenCalledOnce();
});

test('a post that missed its moment says why', async () => {
  const screen = await render(element({ when: 'now', problem: 'Выберите хотя бы один уровень.' }));
  await expect.element(screen.getByText(/^Пост не\sвышел по\sрасписанию\. Выберите хотя\sбы/)).toBeVisible();
});
