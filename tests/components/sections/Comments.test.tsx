import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Action } from '#src/status/action.ts';
import {
  comments,
  gone,
  hidden,
  mine,
  noDrafts,
  pavels,
  veras,
} from '#stories/components/sections/Comments.fixtures.ts';
import {
  Comments,
  type CommentsProps,
  type Drafts,
  LockedComments,
  type ThreadView,
} from '#src/components/sections/Comments/Comments.tsx';
import '#src/theme/global.ts';

const ready = (...value: ThreadView[]) => ({ kind: 'ready', value, isRenewing: false }) as const;
const section = (props: Partial<CommentsProps> = {}) => <Comments {...comments} {...props} />;
const drafts = (more: Partial<Drafts>): Drafts => ({ ...noDrafts, ...more });
const written = (text: string, action: Action = { kind: 'idle' }, more: Partial<Drafts> = {}) =>
  drafts({ textOf: () => text, actionOf: () => action, ...more });
const form = () => page.getByRole('textbox', { name: 'Новый комментарий' });
const send = () => page.getByRole('button', { name: 'Отправить' });
const heading = () => page.getByRole('heading', { name: /^Комментарии/ });
const comment = (name: RegExp) => page.getByRole('article', { name });

afterEach(() => scrollTo(0, 0));

describe('a comment', () => {
  test('says who speaks, when, and what; its name leads to the person', async () => {
    await render(section());
    await expect.element(comment(/^Вера Лунёва вчера/).getByText(/^Восемь тактов/)).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Вера Лунёва' }))
      .toHaveAttribute('href', '/profile/vera');
    await expect.element(comment(/^Илья Коваль автор/)).toBeVisible();
    await expect.element(comment(/^Павел Ким 20.ноября, изменён/)).toBeVisible();
  });

  test('of a name that reads from right to left keeps the rest of the line in place', async () => {
    const person = { ...(veras.comment as { person: object }).person, name: 'שלום 5' };
    await render(
      section({
        threads: ready({ ...veras, comment: { ...veras.comment, person } as typeof veras.comment }),
      }),
    );
    const name = page.getByRole('link', { name: 'שלום 5' }).element();
    expect(name.querySelector('bdi')?.textContent).toBe('שלום 5');
  });

  test('shows what was typed, and nothing of it is a link or a tag', async () => {
    const text = '<b>ля</b>\nhttps://example.com';
    await render(
      section({ threads: ready({ ...mine, comment: { ...mine.comment, text } as typeof mine.comment }) }),
    );
    const words = page.getByText(/^<b>ля/);
    await expect.element(words).toBeVisible();
    expect(words.element().textContent).toBe(text);
    expect(words.element().children).toHaveLength(0);
    expect(words.element().getBoundingClientRect().height).toBeGreaterThan(40);
  });

  test('of many lines is folded until its reader asks for all of it, and empty lines take no room', async () => {
    const say = (text: string) =>
      ready({ ...veras, comment: { ...veras.comment, text } as typeof veras.comment, answers: [] });
    const screen = await render(section({ threads: say(`а${'\n'.repeat(300)}б`) }));
    const height = () => comment(/^Вера/).element().getBoundingClientRect().height;
    await expect.poll(height).toBeLessThan(200);
    await expect.element(page.getByRole('button', { name: /^Показать целиком/ })).not.toBeInTheDocument();

    await screen.rerender(section({ threads: say('а\n'.repeat(300)) }));
    const more = page.getByRole('button', { name: 'Показать целиком: комментарий, Вера Лунёва' });
    await expect.element(more).toBeVisible();
    expect(height()).toBeLessThan(500);
    await more.click();
    await expect.poll(height).toBeGreaterThan(4000);
  });

  test('stands with its answers, which are a list of their own', async () => {
    await render(section({ threads: ready(veras) }));
    const answers = page.getByRole('list', { name: 'Ответы: Вера Лунёва' });
    await expect.element(answers.getByRole('article', { name: /^Илья/ })).toBeVisible();
    await expect.element(page.getByRole('list', { name: 'Комментарии' })).toBeVisible();
  });

  test('of an account that is gone has no link, one that is deleted or hidden keeps its place', async () => {
    await render(section({ threads: ready(gone, hidden) }));
    await expect.element(page.getByText('Комментарий удалён')).toBeVisible();
    await expect.element(page.getByText('Комментарий скрыт модератором')).toBeVisible();
    await expect.element(comment(/^Удалённый аккаунт/)).toBeVisible();
    expect(page.getByRole('link').query()).toBeNull();
  });

  test.each([
    ['one’s own', mine, ['Изменить', 'Удалить']],
    ['somebody else’s', veras, ['Пожаловаться']],
    ['somebody else’s below one’s own post', pavels, ['Пожаловаться', 'Удалить', 'Заблокировать читателя']],
  ])('has in its menu what one can do with %s', async (_whose, thread, actions) => {
    const onAction = vi.fn();
    await render(section({ threads: ready({ ...thread, answers: [] }), onAction }));
    await page.getByRole('button', { name: /^Действия с.комментарием/ }).click();
    const items = page.getByRole('menuitem');
    await expect.element(items.first()).toBeVisible();
    expect(items.elements().map(({ textContent }) => textContent)).toEqual(actions);
    await items.first().click();
    expect(onAction).toHaveBeenCalledOnce();
  });

  test('that is deleted hands its focus on to the next one', async () => {
    const screen = await render(section({ threads: ready(mine, veras) }));
    const onAction = () => void screen.rerender(section({ threads: ready(veras) }));
    await screen.rerender(section({ threads: ready(mine, veras), onAction }));
    await page.getByRole('button', { name: /^Действия с.комментарием: Анна/ }).click();
    await page.getByRole('menuitem', { name: 'Удалить' }).click();
    await expect.poll(() => document.activeElement?.getAttribute('data-comment')).toBe('vera');
  });

  test('that was the last hands its focus on to the heading', async () => {
    const screen = await render(section({ threads: ready(mine) }));
    const onAction = () => void screen.rerender(section({ threads: ready(), more: undefined }));
    await screen.rerender(section({ threads: ready(mine), onAction }));
    await page.getByRole('button', { name: /^Действия с.комментарием: Анна/ }).click();
    await page.getByRole('menuitem', { name: 'Удалить' }).click();
    await expect.element(heading()).toHaveFocus();
    await expect.element(page.getByText('Пока никто не написал')).toBeVisible();
  });
});

describe('the form', () => {
  test.each([
    ['its button', () => send().click()],
    ['Ctrl+Enter', () => userEvent.keyboard('{Control>}{Enter}{/Control}')],
    ['Cmd+Enter', () => userEvent.keyboard('{Meta>}{Enter}{/Meta}')],
  ])('sends what was typed by %s', async (_how, press) => {
    const onSend = vi.fn();
    const onText = vi.fn();
    await render(section({ drafts: drafts({ onSend, onText }) }));
    await form().fill(' Спасибо ');
    await press();
    expect(onSend).toHaveBeenCalledExactlyOnceWith('new', 'Спасибо');
    expect(onText).toHaveBeenLastCalledWith('new', ' Спасибо ');
  });

  test('without words sends nothing and says so', async () => {
    const onSend = vi.fn();
    await render(section({ drafts: drafts({ onSend }) }));
    await form().fill('  ');
    await send().click();
    await expect.element(form()).toHaveAccessibleDescription(expect.stringContaining('Напишите'));
    await expect.element(form()).toHaveFocus();
    expect(onSend).not.toHaveBeenCalled();
    // A person who goes elsewhere is not reminded of it for good.
    await userEvent.tab();
    await expect.element(form()).not.toHaveAccessibleDescription(expect.stringContaining('Напишите'));
  });

  test('counts only near the limit, and sends nothing beyond it', async () => {
    const onSend = vi.fn();
    await render(section({ drafts: drafts({ onSend }) }));
    await form().fill('a'.repeat(1700));
    expect(page.getByText(/Осталось/).query()).toBeNull();
    await form().fill('a'.repeat(1999));
    await expect.element(page.getByText('Остался 1 символ')).toBeVisible();
    await form().fill('a'.repeat(1998));
    await expect.element(page.getByText('Осталось 2 символа')).toBeVisible();
    await form().fill('a'.repeat(1979));
    await expect.element(page.getByText('Остался 21 символ')).toBeVisible();
    await form().fill('a'.repeat(2002));
    await expect.element(page.getByText('Сократите на 2 символа')).toBeVisible();
    await send().click();
    expect(onSend).not.toHaveBeenCalled();
  });

  test('keeps what was typed when it was not sent, says why, and offers to send it again', async () => {
    const onSend = vi.fn();
    const screen = await render(section({ drafts: written('Спасибо', { kind: 'pending' }, { onSend }) }));
    await expect.element(page.getByRole('button', { name: 'Отправка...' })).toBeVisible();
    const failure = { kind: 'failed', message: 'Пропала связь' } as const;
    await screen.rerender(section({ drafts: written('Спасибо', failure, { onSend }) }));
    await expect.element(form()).toHaveValue('Спасибо');
    await expect.element(form()).toHaveAccessibleDescription(expect.stringContaining('Пропала связь'));
    await page.getByRole('button', { name: /^Отправить ещё.раз$/ }).click();
    expect(onSend).toHaveBeenCalledExactlyOnceWith('new', 'Спасибо');
  });

  test('is empty once the server has it', async () => {
    const screen = await render(section({ drafts: written('Спасибо', { kind: 'pending' }) }));
    await screen.rerender(section({ drafts: written('', { kind: 'done' }) }));
    await expect.element(form()).toHaveValue('');
  });

  test.each([
    ['new', 'Комментарий отправлен'],
    ['answer vera', 'Ответ отправлен'],
    ['edit mine', 'Правка сохранена'],
  ] as const)('tells people who do not see it what the server has taken: %s', async (sent, news) => {
    const screen = await render(section());
    await screen.rerender(section({ drafts: drafts({ sent }) }));
    await expect.element(page.getByRole('status').filter({ hasText: news })).toBeInTheDocument();
  });

  test.each([
    ['followers', { kind: 'followers', following: { kind: 'idle' }, onFollow: () => {} }, /могут подписчики/],
    ['off', { kind: 'off' }, /закрыл комментарии/],
    ['blocked', { kind: 'blocked' }, /ограничил вам/],
  ] as const)('gives way to the reason why one may not: %s', async (_kind, writing, reason) => {
    await render(section({ writing }));
    await expect.element(page.getByText(reason)).toBeVisible();
    expect(page.getByRole('textbox').query()).toBeNull();
    expect(page.getByRole('button', { name: /^Ответить/ }).query()).toBeNull();
  });

  test('comes, with the focus on the heading, when one has subscribed in place', async () => {
    const onFollow = vi.fn();
    const following = { kind: 'followers', following: { kind: 'idle' }, onFollow } as const;
    const screen = await render(section({ writing: following }));
    await page.getByRole('button', { name: 'Следить' }).click();
    expect(onFollow).toHaveBeenCalledOnce();
    await screen.rerender(section());
    await expect.element(heading()).toHaveFocus();
  });
});

describe('an answer', () => {
  const answer = () => page.getByRole('textbox', { name: 'Ответ: Вера Лунёва' });

  test('is asked for by the button of each comment of the thread', async () => {
    const onOpen = vi.fn();
    await render(section({ threads: ready(veras), drafts: drafts({ onOpen }) }));
    await page.getByRole('button', { name: 'Ответить: Вера Лунёва' }).click();
    await page.getByRole('button', { name: 'Ответить: Илья Коваль' }).click();
    expect(onOpen.mock.calls).toEqual([['answer vera'], ['answer ilya']]);
  });

  test('is written below the thread, with the focus there', async () => {
    const onSend = vi.fn();
    await render(section({ threads: ready(veras), drafts: drafts({ open: 'answer vera', onSend }) }));
    await expect.element(answer()).toHaveFocus();
    await answer().fill('И мне');
    await page.getByRole('button', { name: 'Ответить', exact: true }).click();
    expect(onSend).toHaveBeenCalledExactlyOnceWith('answer vera', 'И мне');
  });

  test('to an answer is written below the thread as well', async () => {
    const onSend = vi.fn();
    await render(section({ threads: ready(veras), drafts: drafts({ open: 'answer ilya', onSend }) }));
    await page.getByRole('textbox', { name: 'Ответ: Илья Коваль' }).fill('И мне');
    await page.getByRole('button', { name: 'Ответить', exact: true }).click();
    expect(onSend).toHaveBeenCalledExactlyOnceWith('answer ilya', 'И мне');
  });

  test('that is being sent cannot be given up', async () => {
    await render(
      section({ threads: ready(veras), drafts: written('', { kind: 'pending' }, { open: 'answer vera' }) }),
    );
    await expect.element(answer()).toHaveFocus();
    expect(page.getByRole('button', { name: 'Отмена' }).query()).toBeNull();
  });

  test('is given up by Escape as long as nothing is written; the focus goes to the comment', async () => {
    const onOpen = vi.fn();
    const open = drafts({ open: 'answer vera', onOpen });
    const screen = await render(section({ threads: ready(veras), drafts: open }));
    await answer().fill('И мне');
    await userEvent.keyboard('{Escape}');
    expect(onOpen).not.toHaveBeenCalled();
    await answer().fill('');
    await userEvent.keyboard('{Escape}');
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(undefined);
    await screen.rerender(section({ threads: ready(veras) }));
    await expect.poll(() => document.activeElement?.getAttribute('data-comment')).toBe('vera');
  });

  test('that was not loaded is asked for', async () => {
    const onMoreAnswers = vi.fn();
    const more = { label: 'Ещё 4 ответа', loading: { kind: 'idle' } } as const;
    await render(section({ threads: ready({ ...veras, more }), onMoreAnswers }));
    await page.getByRole('button', { name: 'Ещё 4 ответа' }).click();
    expect(onMoreAnswers).toHaveBeenCalledExactlyOnceWith('vera');
  });
});

describe('an edit', () => {
  const edit = () => page.getByRole('textbox', { name: 'Правка комментария' });

  test('happens in place, and says what it leaves behind', async () => {
    const onSend = vi.fn();
    await render(section({ threads: ready(mine), drafts: drafts({ open: 'edit mine', onSend }) }));
    await expect.element(edit()).toHaveFocus();
    await expect.element(page.getByText('После правки появится пометка «изменён»')).toBeVisible();
    await edit().fill('Иначе');
    await page.getByRole('button', { name: 'Сохранить' }).click();
    expect(onSend).toHaveBeenCalledExactlyOnceWith('edit mine', 'Иначе');
  });

  test('is saved, not sent', async () => {
    const open = { open: 'edit mine' } as const;
    const screen = await render(
      section({ threads: ready(mine), drafts: written('Иначе', { kind: 'pending' }, open) }),
    );
    await expect.element(page.getByRole('button', { name: 'Сохранение...' })).toBeVisible();
    const failure = { kind: 'failed', message: 'Пропала связь' } as const;
    await screen.rerender(section({ threads: ready(mine), drafts: written('Иначе', failure, open) }));
    await expect.element(page.getByRole('button', { name: /^Сохранить ещё.раз$/ })).toBeVisible();
  });

  test('that is given up is forgotten', async () => {
    const [onOpen, onText] = [vi.fn(), vi.fn()];
    await render(section({ threads: ready(mine), drafts: drafts({ open: 'edit mine', onOpen, onText }) }));
    await edit().fill('Иначе');
    await page.getByRole('button', { name: 'Отмена' }).click();
    expect(onText).toHaveBeenLastCalledWith('edit mine', '');
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(undefined);
  });
});

describe('the list', () => {
  test('is busy before it is there, and says why it is not', async () => {
    const onRenew = vi.fn();
    const screen = await render(section({ threads: { kind: 'loading' } }));
    expect(screen.container.querySelector('[aria-busy=true]')).not.toBeNull();
    const failed = { kind: 'failed', message: 'Не удалось', isRetrying: false, value: undefined } as const;
    await screen.rerender(section({ threads: failed, onRenew }));
    await page.getByRole('button', { name: /^Загрузить ещё/ }).click();
    expect(onRenew).toHaveBeenCalledOnce();
    await screen.rerender(section({ threads: { ...failed, isRetrying: true }, onRenew }));
    await expect.element(page.getByRole('button', { name: 'Загрузка...' })).toHaveFocus();
  });

  test('goes on from the first new comment', async () => {
    const onMore = vi.fn();
    const screen = await render(section({ threads: ready(veras), onMore }));
    await page.getByRole('button', { name: 'Показать ещё 33' }).click();
    expect(onMore).toHaveBeenCalledOnce();
    await screen.rerender(section({ threads: ready(veras, mine), more: undefined }));
    await expect.poll(() => document.activeElement?.getAttribute('data-comment')).toBe('mine');
  });

  test('leaves a person who writes meanwhile where they are', async () => {
    const screen = await render(section({ threads: ready(veras) }));
    await page.getByRole('button', { name: 'Показать ещё 33' }).click();
    await form().click();
    await screen.rerender(section({ threads: ready(veras, mine), more: undefined }));
    await expect.element(comment(/^Анна/)).toBeVisible();
    await expect.element(form()).toHaveFocus();
  });

  test('that did not go on leaves the focus on the button, whatever comes later', async () => {
    const screen = await render(section({ threads: ready(veras) }));
    await page.getByRole('button', { name: 'Показать ещё 33' }).click();
    const failed = { kind: 'failed', message: 'Не удалось' } as const;
    await screen.rerender(section({ threads: ready(veras), more: failed }));
    await screen.rerender(section({ threads: ready(mine, veras), more: failed }));
    await expect.element(comment(/^Анна/)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Показать ещё 33' })).toHaveFocus();
  });

  test('offers what has come meanwhile; then the focus is on the heading', async () => {
    const onRenew = vi.fn();
    const screen = await render(section({ newComments: '3 новых комментария', onRenew }));
    await expect.element(page.getByRole('status').filter({ hasText: '3 новых' })).toBeInTheDocument();
    await page.getByRole('button', { name: '3 новых комментария' }).click();
    expect(onRenew).toHaveBeenCalledOnce();
    await screen.rerender(section());
    await expect.element(heading()).toHaveFocus();
    await expect.element(page.getByText('Новые комментарии показаны')).toBeInTheDocument();
  });

  test('is where a link to the comments leads', async () => {
    const screen = await render(section());
    expect(heading().element().id).toBe('comments');
    await screen.rerender(section({ followed: 'first' }));
    await expect.element(heading()).toHaveFocus();
  });

  test('of a locked post opens with it', async () => {
    await render(<LockedComments count="38" />);
    await expect.element(page.getByText(/^Комментарии откроются вместе с.постом/)).toBeVisible();
  });
});

test('the author chooses who may comment', async () => {
  const onChange = vi.fn();
  const policy = { policy: 'readers', changing: { kind: 'idle' }, onChange } as const;
  await render(section({ policy }));
  await page.getByRole('button', { name: 'Кто комментирует: все, кто читает' }).click();
  await expect.element(page.getByRole('menuitemradio', { name: 'Все, кто читает' })).toBeChecked();
  await page.getByRole('menuitemradio', { name: 'Никто' }).click();
  expect(onChange).toHaveBeenCalledExactlyOnceWith('nobody');
});

test('nothing is wider than the smallest screen, and what is pressed is large enough', async () => {
  await page.viewport(320, 600);
  await render(section({ drafts: drafts({ open: 'edit mine' }) }));
  expect(document.documentElement.scrollWidth).toBe(320);
  for (const button of page.getByRole('button').elements()) {
    expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  }
  await page.viewport(1280, 800);
});

describe('without a proven e-mail', () => {
  const unverified = (onSend = vi.fn()) => ({ verification: { status: { kind: 'idle' } as const, onSend } });

  test('one writes, is told why nothing is sent, and can ask for the message', async () => {
    const onSend = vi.fn();
    const onComment = vi.fn();
    await render(section({ drafts: written('Ля', undefined, { ...unverified(onSend), onSend: onComment }) }));
    await expect.element(form()).toHaveValue('Ля');
    await expect.element(page.getByText(/^Подтвердите email, чтобы комментировать\./)).toBeVisible();
    expect(send().query()).toBeNull();
    form().element().focus();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(form()).toHaveAccessibleDescription(/Подтвердите email/);
    expect(onComment).not.toHaveBeenCalled();
    await page.getByRole('button', { name: 'Отправить письмо ещё раз' }).click();
    expect(onSend).toHaveBeenCalledOnce();
  });

  test('what was typed stays when it is proven, and the focus is not lost', async () => {
    const screen = await render(section({ drafts: written('', undefined, unverified()) }));
    await form().fill('Ля');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await page.getByRole('button', { name: 'Отправить письмо ещё раз' }).click();
    await screen.rerender(section({ drafts: written('') }));
    await expect.element(send()).toBeVisible();
    await expect.element(form()).toHaveValue('Ля');
    await expect.element(form()).not.toHaveAccessibleDescription();
    await expect.element(form()).toHaveFocus();
  });
});
