import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#src/theme/global.ts';
import { queue } from '#src/app/shell/queue.ts';
import type { OwnProfile, WholePost } from '#src/api/contract.ts';
import { forgetDrafts } from '#src/data/comments/commentDrafts.ts';
import { answerTo, commentOf, commentsOf } from '#tests/api/comments.ts';
import { hold, json, noContent } from '#tests/api/fakeServer.ts';
import { feedOf, openPost, whole } from '#tests/api/posts.ts';
import { anna, calls, createWorld, ownPage, unauthorized } from '#tests/session/world.ts';
import { AppAt } from './AppAt.tsx';

const list = 'GET /api/posts/1/comments/';
const send = 'POST /api/posts/1/comments/';
const vera = commentOf('a', { text: 'Восемь тактов не трогайте.' });
const mine = commentOf('mine', {
  text: 'Спасибо',
  mine: true,
  created_at: '2026-01-17T08:00:00Z',
  person: { user_id: anna.id, username: 'anna', name: 'Анна Рощина', portrait: null },
});
const ownPost = { ...openPost, author: { ...openPost.author, user_id: anna.id } };

const heading = () => page.getByRole('heading', { name: /^Комментарии/ });
const field = () => page.getByRole('textbox', { name: 'Новый комментарий' });
const button = (name: string | RegExp) => page.getByRole('button', { name });
const article = (name: RegExp) => page.getByRole('article', { name });
const choose = async (of: RegExp, name: string) => {
  await article(of)
    .getByRole('button', { name: /^Действия/ })
    .click();
  await page.getByRole('menuitem', { name }).click();
};

async function show(world: ReturnType<typeof createWorld>, address = '/feed/post/1') {
  return render(
    <StrictMode>
      <AppAt session={world.openTab().session} entries={[address]} />
    </StrictMode>,
  );
}

/** The page of a post with these comments. */
async function open(
  comments = commentsOf([vera]),
  post: Partial<WholePost> = {},
  address?: string,
  user = anna,
) {
  const world = createWorld();
  world.keep({ access: world.access(), refresh: world.refresh() });
  world.server.on(calls.me, json(user));
  world.server.on('GET /api/posts/1/', json({ ...whole(openPost), ...post }));
  world.server.on(list, json(comments));
  const screen = await show(world, address);
  return { server: world.server, world, screen };
}

beforeEach(() => page.viewport(1280, 900));
afterEach(() => {
  localStorage.removeItem('drafts');
  queue.shown.clear();
});

describe('comments below a post', () => {
  test('come with their number, page by page', async () => {
    const next = 'http://localhost/api/posts/1/comments/?cursor=abc';
    const { server } = await open(commentsOf([vera], { next, total: 2 }));
    server.on(`${list}?cursor=abc`, json(commentsOf([commentOf('b')], { total: 2 })));
    await expect.element(heading()).toHaveTextContent('Комментарии 2');
    await button(/^Показать ещё/).click();
    await expect.element(page.getByText('Комментарий b')).toBeVisible();
  });

  test('ask a reader without a name for it, once, beside the first comment', async () => {
    const nameless = { ...anna, first_name: '', last_name: '' };
    const { server } = await open(undefined, {}, undefined, nameless);
    const name = () => page.getByRole('textbox', { name: 'Ваше имя' });
    await field().fill('Спасибо');
    await button('Отправить').click();
    await expect.element(name()).toHaveFocus();
    await expect.element(page.getByText('Введите имя')).toBeVisible();
    expect(server.count(send)).toBe(0);

    await name().fill('Маша Ветрова');
    await button('Отправить').click();
    await expect.element(page.getByText(/^Не.отправилось/)).toBeVisible();
    await expect.element(name()).toHaveValue('Маша Ветрова');
    await expect.element(field()).toHaveValue('Спасибо');

    server.on(calls.updateMe, json({ ...nameless, first_name: 'Маша', last_name: 'Ветрова' }));
    server.on(send, json(mine, 201));
    await button(/^Отправить/).click();
    await expect.element(article(/^Анна/)).toBeVisible();
    const sent = server.requests.findLast(({ call }) => call === calls.updateMe);
    expect(sent?.body).toEqual({ first_name: 'Маша', last_name: 'Ветрова' });
    await expect.element(name()).not.toBeInTheDocument();
  });

  test('are where a link to them leads', async () => {
    await open(undefined, {}, '/feed/post/1#comments');
    await expect.element(heading()).toHaveFocus();
  });

  test('are where the number on a card leads, though the post was opened before', async () => {
    const { server } = await open(commentsOf(Array.from({ length: 12 }, (_, id) => commentOf(String(id)))));
    server.on(calls.feed, json(feedOf([openPost])));
    await expect.element(heading()).toBeVisible();
    await page.getByRole('navigation', { name: 'Разделы' }).getByRole('link', { name: 'Лента' }).click();
    await page.getByRole('link', { name: /^38.комментариев/ }).click();
    await expect.element(heading()).toHaveFocus();
    await expect.element(heading()).toBeInViewport();
    await expect.poll(() => window.scrollY).toBeGreaterThan(0);
  });

  test('are not asked for below a locked post', async () => {
    const locked = { ...openPost.access, granted: false };
    const { server } = await open(undefined, { access: locked });
    await expect.element(page.getByText(/Комментарии откроются вместе с.постом/)).toBeVisible();
    expect(server.count(list)).toBe(0);
  });

  test('are where a link to them leads below a locked post, too', async () => {
    await open(undefined, { access: { ...openPost.access, granted: false } }, '/feed/post/1#comments');
    await expect.element(heading()).toHaveFocus();
  });

  test('that do not come say so and can be asked for again', async () => {
    const { server } = await open(commentsOf([]));
    const next = 'http://localhost/api/posts/1/comments/?cursor=abc';
    server.on(list, json({ detail: 'Сервер занят.' }, 500));
    await expect.element(page.getByRole('alert')).toHaveTextContent('Сервер занят.');
    server.on(list, json(commentsOf([vera], { next })));
    await button(/^Загрузить ещё/).click();
    await expect.element(article(/^Вера/)).toBeVisible();
  });

  test('have the answers that did not come at once', async () => {
    const thread = commentOf('a', {
      answers: [answerTo('a', '1')],
      more_answers: 'http://localhost/api/comments/a/answers/?cursor=abc',
      answers_count: 2,
    });
    const { server } = await open(commentsOf([thread]));
    server.on('GET /api/comments/a/answers/?cursor=abc', json({ results: [answerTo('a', '2')], next: null }));
    await button('Ещё 1 ответ').click();
    await expect.element(page.getByText('Ответ 2')).toBeVisible();
    await expect.element(button('Ещё 1 ответ')).not.toBeInTheDocument();
  });

  test('that have come meanwhile are offered, and shown when asked for', async () => {
    const world = createWorld();
    world.keep({ access: world.access(), refresh: world.refresh() });
    world.server.on(calls.me, json(anna));
    world.server.on('GET /api/posts/1/', json(whole(openPost)));
    world.server.on(list, json(commentsOf([vera], { newest: 'then' })));
    world.server.on('GET /api/posts/1/comments/new/?since=then', json({ count: 3 }));
    await show(world);
    await expect.element(button('3 новых комментария')).toBeVisible();
    expect(article(/./).elements()).toHaveLength(1);
    world.server.on(list, json(commentsOf([commentOf('b'), vera], { newest: 'now' })));
    await button('3 новых комментария').click();
    await expect.element(page.getByText('Комментарий b')).toBeVisible();
    await expect.element(heading()).toHaveFocus();
  });
});

describe('a new comment', () => {
  test('stands at the top and is counted as soon as the server has it, and the form is empty', async () => {
    const { server } = await open();
    server.on(send, json(mine, 201));
    await field().fill('Спасибо');
    expect(localStorage.getItem('drafts')).toContain('Спасибо');
    await button('Отправить').click();
    await expect.element(article(/^Анна/).getByText('Спасибо')).toBeVisible();
    await expect.element(heading()).toHaveTextContent('Комментарии 2');
    await expect.element(field()).toHaveValue('');
    expect(localStorage.getItem('drafts')).toBeNull();
    expect(server.requests.find(({ call }) => call === send)?.body).toEqual({
      text: 'Спасибо',
      parent: null,
    });
  });

  test('stands there in the other tabs of the same person as well', async () => {
    await open();
    await expect.element(article(/^Вера/)).toBeVisible();
    const [other, now] = [new BroadcastChannel('comments'), Date.now()];
    const change = { comment: mine, at: now, writtenAt: now };
    other.postMessage({ user: 99, post: '1', change: { ...change, comment: commentOf('b') } });
    other.postMessage({ user: anna.id, post: '1', change });
    other.close();
    await expect.element(article(/^Анна/).getByText('Спасибо')).toBeVisible();
    expect(page.getByText('Комментарий b').query()).toBeNull();
  });

  test('that was not sent stays, over a reload as well, and is made once', async () => {
    const { server, world, screen } = await open();
    await field().fill('Спасибо');
    await button('Отправить').click();
    await expect.element(field()).toHaveAccessibleDescription(expect.stringContaining('пропала связь'));
    await button(/^Отправить ещё.раз$/).click();
    await expect.poll(() => server.count(send)).toBe(2);
    await expect.element(button(/^Отправить ещё.раз$/)).toBeVisible();
    await screen.unmount();
    server.on(send, json(mine, 201));
    await show(world);
    await expect.element(field()).toHaveValue('Спасибо');
    await button('Отправить').click();
    await expect.element(article(/^Анна/)).toBeVisible();
    const keys = server.requests
      .filter(({ call }) => call === send)
      .map(({ init }) => new Headers(init.headers).get('Idempotency-Key'));
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
  });

  test('that the server refuses says what it says', async () => {
    const { server } = await open();
    server.on(send, json({ detail: 'Подождите минуту.' }, 429));
    await field().fill('Спасибо');
    await button('Отправить').click();
    await expect.element(field()).toHaveAccessibleDescription(expect.stringContaining('Подождите минуту.'));
  });

  test('opens by a free subscription where only subscribers may', async () => {
    const { server } = await open(undefined, {
      commenting: { policy: 'subscribers', may: 'subscribers_only' },
    });
    server.on('POST /api/subscriptions/subscribe_free/', json({ id: 5, author: openPost.author }, 201));
    await expect.element(page.getByText(/Комментировать могут подписчики/)).toBeVisible();
    server.on('GET /api/posts/1/', json(whole(openPost)));
    await button('Следить').click();
    await expect.element(field()).toBeVisible();
  });

  test('that may not be sent any more stays while the page says why', async () => {
    const { server } = await open();
    server.on(send, json({ detail: 'Автор ограничил вам комментарии.' }, 403));
    await field().fill('Спасибо');
    server.on(
      'GET /api/posts/1/',
      json({ ...whole(openPost), commenting: { policy: 'readers', may: 'blocked' } }),
    );
    await button('Отправить').click();
    await expect.element(page.getByText('Автор ограничил вам комментарии.')).toBeVisible();
    await expect.element(field()).not.toBeInTheDocument();
    expect(localStorage.getItem('drafts')).toContain('Спасибо');
  });

  test('that is not kept here is not said to be', async () => {
    const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError');
    });
    onTestFinished(() => {
      blocked.mockRestore();
      forgetDrafts();
    });
    await open();
    await field().fill('Спасибо');
    await button('Отправить').click();
    await expect
      .element(field())
      .toHaveAccessibleDescription(expect.stringMatching(/на.месте, пока открыта страница/));
  });

  test('is kept when the session ends by itself', async () => {
    const { server, world } = await open();
    server.on(send, unauthorized());
    server.on(calls.refresh, json({ access: world.access(), refresh: world.refresh() }));
    await field().fill('Спасибо');
    await button('Ответить: Вера Лунёва').click();
    await page.getByRole('textbox', { name: 'Ответ: Вера Лунёва' }).fill('И мне');
    await button(/^Ответить$/).click();
    await expect.element(field()).not.toBeInTheDocument();
    expect(localStorage.getItem('drafts')).toContain('Спасибо');
  });

  test('is forgotten when one signs out', async () => {
    await open();
    await field().fill('Спасибо');
    await expect.poll(() => localStorage.getItem('drafts')).toContain('Спасибо');
    await button('Выйти').click();
    await expect.poll(() => localStorage.getItem('drafts')).toBeNull();
  });
});

describe('without a proven e-mail', () => {
  const unproven = { ...anna, email_verified: false };
  const sentence = page.getByText(/^Подтвердите email, чтобы комментировать/);
  const mail = () => button('Отправить письмо ещё раз');

  /** Page of a post for a person without a confirmed e-mail. */
  async function openUnproven() {
    const world = createWorld();
    world.keep({ access: world.access(), refresh: world.refresh() });
    world.server.on(calls.me, json(unproven));
    world.server.on('GET /api/posts/1/', json(whole(openPost)));
    world.server.on(list, json(commentsOf([vera])));
    await show(world);
    return world.server;
  }

  test('nothing can be sent; the message is asked for there, and a limit is told', async () => {
    const server = await openUnproven();
    await expect.element(sentence).toBeVisible();
    await expect.element(button('Отправить')).not.toBeInTheDocument();
    server.on(
      calls.sendVerification,
      json({ detail: 'Слишком много попыток. Попробуйте через 5 мин.' }, 429),
    );
    await mail().click();
    await expect.element(page.getByText(/^Слишком много попыток/)).toBeVisible();
    server.on(calls.sendVerification, json({ detail: 'Письмо отправлено.' }));
    await mail().click();
    await expect.element(page.getByText(/^Отправили письмо/)).toBeVisible();
  });

  test('what was typed is sent once the link was followed in another tab', async () => {
    const server = await openUnproven();
    await field().fill('Спасибо');
    server.on(calls.me, json(anna));
    dispatchEvent(new Event('focus'));
    await expect.element(sentence).not.toBeInTheDocument();
    await expect.element(field()).toHaveValue('Спасибо');
    server.on(send, json(mine, 201));
    await button('Отправить').click();
    await expect.element(article(/^Анна/).getByText('Спасибо')).toBeVisible();
  });

  test('a page that did not know learns of it from the refusal, and keeps what was typed', async () => {
    const { server } = await open();
    await field().fill('Спасибо');
    server.on(
      send,
      json({ detail: 'Подтвердите email, чтобы комментировать.', code: 'email_not_verified' }, 403),
    );
    server.on(calls.me, json(unproven));
    await button('Отправить').click();
    await expect.element(mail()).toBeVisible();
    await expect.element(field()).toHaveValue('Спасибо');
  });

  test('nobody is stopped where the server does not say whether it is proven', async () => {
    const world = createWorld();
    world.keep({ access: world.access(), refresh: world.refresh() });
    world.server.on(calls.me, json({ ...anna, email_verified: undefined }));
    world.server.on('GET /api/posts/1/', json(whole(openPost)));
    world.server.on(list, json(commentsOf([vera])));
    await show(world);
    await expect.element(button('Отправить')).toBeVisible();
    await expect.element(sentence).not.toBeInTheDocument();
  });
});

describe('an answer', () => {
  test('stands below its comment', async () => {
    const { server } = await open();
    server.on(send, json(answerTo('a', 'mine', { text: 'И мне', mine: true }), 201));
    await button('Ответить: Вера Лунёва').click();
    const answer = page.getByRole('textbox', { name: 'Ответ: Вера Лунёва' });
    await answer.fill('И мне');
    await button(/^Ответить$/).click();
    const answers = page.getByRole('list', { name: 'Ответы: Вера Лунёва' });
    await expect.element(answers.getByText('И мне')).toBeVisible();
    await expect.element(answer).not.toBeInTheDocument();
    await expect.element(page.getByText('Ответ отправлен')).toBeInTheDocument();
    expect(server.requests.find(({ call }) => call === send)?.body).toEqual({ text: 'И мне', parent: 'a' });
  });

  test('to an answer goes to that one, though the comment above is gone', async () => {
    const gone = { ...commentOf('a', { answers: [answerTo('a', '1')] }), state: 'deleted' } as const;
    const { server } = await open(commentsOf([gone]));
    server.on(send, json(answerTo('a', 'mine', { text: 'И мне', mine: true }), 201));
    await button('Ответить: Вера Лунёва').click();
    await page.getByRole('textbox', { name: 'Ответ: Вера Лунёва' }).fill('И мне');
    await button(/^Ответить$/).click();
    await expect.element(page.getByText('И мне')).toBeVisible();
    expect(server.requests.find(({ call }) => call === send)?.body).toEqual({ text: 'И мне', parent: '1' });
  });

  test('that was given up comes back without its failure', async () => {
    await open();
    const answer = page.getByRole('textbox', { name: 'Ответ: Вера Лунёва' });
    await button('Ответить: Вера Лунёва').click();
    await answer.fill('И мне');
    await button(/^Ответить$/).click();
    await expect.element(answer).toHaveAccessibleDescription(expect.stringContaining('пропала связь'));
    await button('Отмена').click();
    await button('Ответить: Вера Лунёва').click();
    await expect.element(answer).toHaveValue('И мне');
    await expect.element(answer).not.toHaveAccessibleDescription();
    await expect.element(button(/^Ответить$/)).toBeVisible();
  });

  test('that was begun waits while another is written', async () => {
    const second = commentOf('b', { person: { ...vera.person, name: 'Павел Ким' } as typeof vera.person });
    await open(commentsOf([vera, second]));
    await button('Ответить: Вера Лунёва').click();
    await page.getByRole('textbox', { name: 'Ответ: Вера Лунёва' }).fill('Начало');
    await button('Ответить: Павел Ким').click();
    await expect.element(page.getByRole('textbox', { name: 'Ответ: Павел Ким' })).toHaveFocus();
    expect(page.getByRole('textbox', { name: 'Ответ: Вера Лунёва' }).query()).toBeNull();
    await button('Ответить: Вера Лунёва').click();
    await expect.element(page.getByRole('textbox', { name: 'Ответ: Вера Лунёва' })).toHaveValue('Начало');
  });
});

describe('one’s own comment', () => {
  test('is edited in place', async () => {
    const { server } = await open(commentsOf([mine]));
    const edited = { ...mine, text: 'Спасибо за тишину', edited_at: '2026-01-18T08:00:00Z' };
    server.on('PATCH /api/comments/mine/', json(edited));
    await choose(/^Анна/, 'Изменить');
    const edit = page.getByRole('textbox', { name: 'Правка комментария' });
    await expect.element(edit).toHaveValue('Спасибо');
    await edit.fill('Спасибо за тишину');
    await button('Сохранить').click();
    await expect.element(article(/изменён$/).getByText('Спасибо за тишину')).toBeVisible();
    await expect.element(page.getByText('Правка сохранена')).toBeInTheDocument();
  });

  test('is gone at once when it is deleted, and comes back', async () => {
    const { server } = await open(commentsOf([mine, vera]));
    const held = hold();
    server.on('DELETE /api/comments/mine/', held.promise);
    server.on('PUT /api/comments/mine/restore/', json(mine));
    await choose(/^Анна/, 'Удалить');
    await expect.element(article(/^Анна/)).not.toBeInTheDocument();
    await expect.element(heading()).toHaveTextContent('Комментарии 1');
    held.release(noContent());
    await page.getByRole('link', { name: 'Вернуть' }).click();
    await expect.element(article(/^Анна/)).toBeVisible();
    await expect.element(heading()).toHaveTextContent('Комментарии 2');
  });

  test('that is deleted for too long does not come back, nor is that offered again', async () => {
    const { server } = await open(commentsOf([mine]));
    server.on('DELETE /api/comments/mine/', noContent());
    server.on('PUT /api/comments/mine/restore/', json({ detail: 'Вернуть его нельзя.' }, 410));
    await choose(/^Анна/, 'Удалить');
    await page.getByRole('link', { name: 'Вернуть' }).click();
    await expect.element(page.getByText(/^Комментарий не.возвращён$/)).toBeVisible();
    await expect.element(page.getByText('Вернуть его нельзя.')).toBeVisible();
    expect(page.getByRole('link', { name: 'Повторить' }).query()).toBeNull();
  });

  test('comes back with a reason when it could not be deleted', async () => {
    await open(commentsOf([mine]));
    await choose(/^Анна/, 'Удалить');
    await expect.element(page.getByText(/^Комментарий не.удалён$/)).toBeVisible();
    await expect.element(article(/^Анна/)).toBeVisible();
  });
});

describe('what is wrong', () => {
  test.each([
    ['a comment', 'POST /api/comments/a/report/', () => choose(/^Вера/, 'Пожаловаться')],
    [
      'a post',
      'POST /api/posts/1/report/',
      async () => {
        await button(/^Действия с.постом$/).click();
        await page.getByRole('menuitem', { name: /^Пожаловаться на.пост$/ }).click();
      },
    ],
  ])('with %s is told to the moderators', async (_what, call, ask) => {
    const { server } = await open();
    server.on(call, json({ detail: 'Модераторы посмотрят.' }, 201));
    await expect.element(article(/^Вера/)).toBeVisible();
    await ask();
    await page.getByText('Оскорбление').click();
    await button('Отправить жалобу').click();
    await expect.element(page.getByText('Жалоба отправлена')).toBeVisible();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(server.requests.find((request) => request.call === call)?.body).toEqual({ reason: 'insult' });
  });
});

describe('a complaint that was not answered before its popup was closed', () => {
  const first = 'POST /api/comments/a/report/';
  const second = { ...vera.person, name: 'Павел Ким' } as typeof vera.person;

  /** Complains about Vera, then asks about Pavel. */
  async function complainTwice() {
    const { server } = await open(commentsOf([vera, commentOf('b', { person: second })]));
    const held = hold();
    server.on(first, held.promise);
    await choose(/^Вера/, 'Пожаловаться');
    await page.getByText('Оскорбление').click();
    await button('Отправить жалобу').click();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await choose(/^Павел/, 'Пожаловаться');
    await expect.element(button('Отправить жалобу')).toBeVisible();
    return { server, held };
  }

  test('leaves the popup of another one open', async () => {
    const { server, held } = await complainTwice();
    server.on('POST /api/comments/b/report/', hold().promise);
    held.release(json({ detail: 'Модераторы посмотрят.' }, 201));
    await expect.element(page.getByText('Жалоба отправлена')).toBeInTheDocument();
    await page.getByText('Оскорбление').click();
    await button('Отправить жалобу').click();
    await expect.poll(() => server.count('POST /api/comments/b/report/')).toBe(1);
  });

  test('and failed says so in a notice', async () => {
    const { held } = await complainTwice();
    held.release(json({ detail: 'Сервер занят.' }, 500));
    await expect.element(page.getByText(/^Жалоба не.отправлена$/)).toBeInTheDocument();
    expect(page.getByRole('dialog').getByText('Сервер занят.').query()).toBeNull();
  });
});

describe('the author of the post', () => {
  test('can delete what others say, block them, and take that back', async () => {
    const { server } = await open(undefined, ownPost);
    server.on('PUT /api/blocked_readers/30/', noContent());
    server.on('DELETE /api/blocked_readers/30/', noContent());
    await choose(/^Вера/, 'Заблокировать читателя');
    await button(/^Заблокировать$/).click();
    await expect.element(page.getByText('Читатель заблокирован')).toBeVisible();
    await page.getByRole('link', { name: 'Вернуть' }).click();
    await expect.element(page.getByText('Читатель разблокирован')).toBeVisible();
  });

  test('chooses who comments, and cannot complain about the post', async () => {
    const { server } = await open(undefined, ownPost);
    server.on('PUT /api/posts/1/comment_policy/', json({ policy: 'nobody' }));
    await button('Кто комментирует: все, кто читает').click();
    expect(button(/^Действия с.постом$/).query()).toBeNull();
    const closed = { policy: 'nobody', may: 'yes' } as const;
    server.on('GET /api/posts/1/', json({ ...whole(openPost), ...ownPost, commenting: closed }));
    await page.getByRole('menuitemradio', { name: 'Никто' }).click();
    await expect.element(button('Кто комментирует: никто')).toBeVisible();
  });

  test('sees the choice that the server has, though the post did not come once more', async () => {
    const { server } = await open(undefined, ownPost);
    server.on('PUT /api/posts/1/comment_policy/', json({ policy: 'nobody' }));
    await button('Кто комментирует: все, кто читает').click();
    server.on('GET /api/posts/1/', json({}, 500));
    await page.getByRole('menuitemradio', { name: 'Никто' }).click();
    await expect.element(button('Кто комментирует: никто')).toBeVisible();
    await expect.poll(() => server.count('GET /api/posts/1/')).toBe(2);
    await expect.element(button('Кто комментирует: никто')).toBeVisible();
  });

  test('is told that a moderator has hidden the post', async () => {
    await open(undefined, { ...ownPost, hidden: true });
    await expect
      .element(
        page.getByText(
          /^Пост скрыт модератором, его видите только.вы\. Если это ошибка, напишите в.поддержку$/,
        ),
      )
      .toBeVisible();
  });
});

describe('the settings', () => {
  const blocked = 'GET /api/blocked_readers/?page=1';
  const people = (...results: unknown[]) =>
    json({ count: results.length, next: null, previous: null, results });
  const row = () => page.getByRole('region', { name: 'Заблокированные читатели' });

  async function openSettings(answer: Response, own: OwnProfile = ownPage) {
    const world = createWorld();
    world.keep({ access: world.access(), refresh: world.refresh() });
    world.server.on(calls.me, json(anna));
    world.server.on(blocked, answer);
    world.server.on('GET /api/profile/', json(own));
    await show(world, '/account/settings');
    return world.server;
  }

  test('let a person who has blocked somebody take that back', async () => {
    const server = await openSettings(people(vera.person));
    server.on('DELETE /api/blocked_readers/30/', noContent());
    await button('Разблокировать читателя: Вера Лунёва').click();
    await expect.element(page.getByText(/^Заблокированных читателей.нет\.$/)).toBeVisible();
  });

  test('ask nothing about blocked readers for a person who is no author', async () => {
    const server = await openSettings(json({}, 403), { ...ownPage, is_author: false });
    await expect.poll(() => server.count('GET /api/profile/')).toBe(1);
    await expect.element(page.getByRole('region', { name: 'Удаление аккаунта' })).toBeVisible();
    expect(server.count(blocked)).toBe(0);
  });

  test('say when it could not be loaded who is blocked, and load it again', async () => {
    const server = await openSettings(json({ detail: 'Сервер занят.' }, 500));
    await expect.element(row().getByRole('alert')).toHaveTextContent('Сервер занят.');
    server.on(blocked, people());
    await row()
      .getByRole('button', { name: /^Загрузить ещё/ })
      .click();
    await expect.element(row().getByText(/^Заблокированных читателей.нет\.$/)).toBeVisible();
    await expect.element(row().getByRole('group')).toHaveFocus();
  });

  test('have no such row for a person who is no author', async () => {
    const server = await openSettings(json({ detail: 'Только для авторов.' }, 403));
    await expect.element(page.getByRole('region', { name: 'Оформление' })).toBeVisible();
    await expect.poll(() => server.count(blocked)).toBe(1);
    await expect.element(row()).not.toBeInTheDocument();
  });
});
