import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createToastQueue, Toaster, type ToastQueue } from '#src/components/primitives/Toaster/Toaster.tsx';
import '#src/theme/global.ts';

beforeEach(() => page.viewport(1280, 900));

const forLong = 600_000;

function add(queue: ToastQueue, ...titles: string[]) {
  for (const title of titles) queue.add({ tone: 'error', title, text: 'Повторите позже' }, forLong);
}

test('a failure is an alert, a success a status; both close with the cross', async () => {
  const queue = createToastQueue();
  const screen = await render(<Toaster queue={queue} />);
  queue.add({ tone: 'error', title: 'Ошибка', text: 'Не удалось загрузить список подписок' }, forLong);
  queue.add({ tone: 'success', title: 'Готово' }, forLong);
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('ОшибкаНе удалось загрузить список подписок');
  await expect.element(screen.getByRole('status')).toHaveTextContent('Готово');
  await screen.getByRole('alertdialog', { name: 'Ошибка' }).getByRole('button', { name: 'Закрыть' }).click();
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('status')).toBeInTheDocument();
});

test('what a server says in plain spaces is typeset', async () => {
  const queue = createToastQueue();
  const screen = await render(<Toaster queue={queue} />);
  queue.add({ tone: 'error', title: 'Ошибка', text: 'Сервер занят, до 5 минут' }, forLong);
  await expect.element(screen.getByRole('alert')).toBeInTheDocument();
  expect(screen.getByRole('alert').element().textContent).toBe('ОшибкаСервер занят, до\u00a05\u00a0минут');
});

test('what a server refuses in several fields has a line for each of them', async () => {
  const queue = createToastQueue();
  const screen = await render(<Toaster queue={queue} />);
  queue.add({ tone: 'error', title: 'Ошибка', text: 'Email: Занят.\nТелефон: Не указан.' }, forLong);
  queue.add({ tone: 'error', title: 'Ошибка', text: 'Email: Занят.' }, forLong);
  const height = (text: RegExp) => screen.getByText(text).element().clientHeight;
  await expect.element(screen.getByText(/Занят\.$/)).toBeVisible();
  expect(height(/Телефон/)).toBeGreaterThan(height(/Занят\.$/));
});

test('what a notice offers is done once, and the notice goes', async () => {
  const queue = createToastQueue();
  const screen = await render(<Toaster queue={queue} />);
  const onPress = vi.fn();
  queue.add({ tone: 'success', title: 'Подписка отменена', action: { label: 'Вернуть', onPress } }, forLong);
  await screen.getByRole('alertdialog').getByRole('link', { name: 'Вернуть' }).click();
  expect(onPress).toHaveBeenCalledOnce();
  await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument();
});

test('five are on the screen at most; the others come in their order as room appears', async () => {
  const queue = createToastQueue();
  const screen = await render(<Toaster queue={queue} />);
  add(queue, 'Первая', 'Вторая', 'Третья', 'Четвёртая', 'Пятая', 'Шестая', 'Седьмая');
  await expect.element(screen.getByText('Пятая')).toBeInTheDocument();
  expect(screen.getByRole('alertdialog').elements()).toHaveLength(5);
  await screen.getByRole('alertdialog', { name: 'Вторая' }).getByRole('button').click();
  await expect.element(screen.getByText('Шестая')).toBeInTheDocument();
  await expect.element(screen.getByText('Седьмая')).not.toBeInTheDocument();
});

test('what is said again is one notice, and a screen reader is told again', async () => {
  const queue = createToastQueue();
  const screen = await render(<Toaster queue={queue} />);
  add(queue, 'Ошибка');
  const alert = screen.getByRole('alert');
  await expect.element(alert).toHaveTextContent('ОшибкаПовторите позже');
  const said: string[] = [];
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) said.push(node.textContent ?? '');
  });
  observer.observe(alert.element(), { childList: true, subtree: true });
  add(queue, 'Ошибка');
  await expect.poll(() => said).toEqual(['ОшибкаПовторите позже']);
  expect(screen.getByRole('alertdialog').elements()).toHaveLength(1);
  observer.disconnect();
});

test('equal ones that wait are one, too', async () => {
  const queue = createToastQueue();
  const screen = await render(<Toaster queue={queue} />);
  add(queue, 'Первая', 'Вторая', 'Третья', 'Четвёртая', 'Пятая', 'Шестая', 'Шестая', 'Шестая');
  await expect.element(screen.getByRole('button', { name: 'Ещё 1 уведомление' })).toBeVisible();
});

test('notices that offer something stay apart: each is about its own matter', async () => {
  const queue = createToastQueue();
  const screen = await render(<Toaster queue={queue} />);
  const cancelled = { tone: 'success', title: 'Подписка отменена' } as const;
  for (let index = 0; index < 2; index += 1)
    queue.add({ ...cancelled, action: { label: 'Вернуть', onPress: () => {} } }, forLong);
  await expect.poll(() => screen.getByRole('alertdialog').elements()).toHaveLength(2);
});

test('the button says how many wait, and brings them', async () => {
  const queue = createToastQueue();
  const screen = await render(<Toaster queue={queue} />);
  add(queue, 'Первая', 'Вторая', 'Третья', 'Четвёртая', 'Пятая', 'Шестая', 'Седьмая');
  const more = screen.getByRole('button', { name: 'Ещё 2 уведомления' });
  await more.click();
  await expect.element(screen.getByRole('alertdialog', { name: 'Седьмая' })).toBeVisible();
  await expect.poll(() => screen.getByRole('alertdialog').elements()).toHaveLength(2);
  await expect.element(more).not.toBeInTheDocument();
});

test('pressed by the keyboard, the button leaves focus among the notices', async () => {
  const queue = createToastQueue();
  const screen = await render(<Toaster queue={queue} />);
  add(queue, 'Первая', 'Вторая', 'Третья', 'Четвёртая', 'Пятая', 'Шестая');
  const more = screen.getByRole('button', { name: 'Ещё 1 уведомление' });
  await expect.element(more).toBeVisible();
  more.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('alertdialog', { name: 'Шестая' })).toBeVisible();
  await expect.element(screen.getByRole('region')).toHaveFocus();
});

test('twenty failures in a second are never more than five on the screen, and are told in their order (F37)', async () => {
  const queue = createToastQueue();
  const screen = await render(<Toaster queue={queue} />);
  const failures = Array.from({ length: 20 }, (_, index) => `Ошибка ${index + 1}`);
  add(queue, ...failures);
  const told: string[] = [];
  for (const failure of failures) {
    const toast = screen.getByRole('alertdialog', { name: failure, exact: true });
    await expect.element(toast).toBeInTheDocument();
    expect(screen.getByRole('alertdialog').elements().length).toBeLessThanOrEqual(5);
    told.push(failure);
    // Twenty real presses would take the machine longer than the notices.
    toast
      .getByRole('button')
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await expect.element(toast).not.toBeInTheDocument();
  }
  expect(told).toEqual(failures);
});

describe('the clock', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  const setUp = async (timeout?: number) => {
    const queue = createToastQueue();
    const screen = await render(<Toaster queue={queue} />);
    queue.add({ tone: 'info', title: 'Почта' }, timeout);
    const toast = screen.getByRole('alertdialog', { name: 'Почта' });
    await expect.element(toast).toBeInTheDocument();
    return { queue, screen, toast };
  };
  const setHidden = (isHidden: boolean) => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
    document.dispatchEvent(new Event('visibilitychange'));
  };

  test.each([
    [undefined, 4_000],
    [5_000, 5_000],
  ])('asked for %s ms, it stays %i ms', async (asked, stays) => {
    const { toast } = await setUp(asked);
    vi.advanceTimersByTime(stays - 1);
    expect(toast.element()).not.toHaveAttribute('data-exiting');
    vi.advanceTimersByTime(1);
    await expect.element(toast).not.toBeInTheDocument();
  });

  test('it begins again when the same is said again, and runs once', async () => {
    const { queue, toast } = await setUp();
    vi.advanceTimersByTime(3_000);
    const before = toast.element().querySelector('[role="status"] div > div');
    queue.add({ tone: 'info', title: 'Почта' });
    await expect.poll(() => before?.isConnected).toBe(false);
    vi.advanceTimersByTime(3_999);
    expect(toast.element()).not.toHaveAttribute('data-exiting');
    vi.advanceTimersByTime(1);
    await expect.element(toast).not.toBeInTheDocument();
  });

  test('said again under the pointer, it still stands still', async () => {
    const { queue, toast } = await setUp();
    await userEvent.hover(toast);
    const before = toast.element().querySelector('[role="status"] div > div');
    queue.add({ tone: 'info', title: 'Почта' });
    await expect.poll(() => before?.isConnected).toBe(false);
    vi.advanceTimersByTime(60_000);
    expect(toast.element()).not.toHaveAttribute('data-exiting');
  });

  test('it stands still under the pointer', async () => {
    const { toast } = await setUp();
    await userEvent.hover(toast);
    vi.advanceTimersByTime(60_000);
    await expect.element(toast).not.toHaveAttribute('data-exiting');
    await userEvent.unhover(toast);
    vi.advanceTimersByTime(4_000);
    await expect.element(toast).not.toBeInTheDocument();
  });

  test('it stands still while the toast has focus', async () => {
    const { toast } = await setUp();
    toast.element().focus();
    vi.advanceTimersByTime(60_000);
    await expect.element(toast).not.toHaveAttribute('data-exiting');
    toast.element().blur();
    vi.advanceTimersByTime(4_000);
    await expect.element(toast).not.toBeInTheDocument();
  });

  test('it stands still in a hidden tab, also for a toast that comes meanwhile', async () => {
    const { queue, screen, toast } = await setUp();
    setHidden(true);
    queue.add({ tone: 'success', title: 'Готово' });
    const second = screen.getByRole('alertdialog', { name: 'Готово' });
    await expect.element(second).toBeInTheDocument();
    vi.advanceTimersByTime(60_000);
    await expect.element(toast).not.toHaveAttribute('data-exiting');
    await expect.element(second).not.toHaveAttribute('data-exiting');
    setHidden(false);
    vi.advanceTimersByTime(4_000);
    await expect.element(toast).not.toBeInTheDocument();
    await expect.element(second).not.toBeInTheDocument();
  });
});

describe('by the keyboard', () => {
  const setUp = async () => {
    const queue = createToastQueue();
    const screen = await render(
      <>
        <button type="button">Сохранить</button>
        <Toaster queue={queue} />
      </>,
    );
    add(queue, 'Первая', 'Вторая');
    const toast = (name: string) => screen.getByRole('alertdialog', { name });
    await expect.element(toast('Вторая')).toBeInTheDocument();
    const button = screen.getByRole('button', { name: 'Сохранить' });
    button.element().focus();
    return { screen, toast, button };
  };

  test('F6 leads to the toasts, Escape closes the one in focus, and focus ends where it was', async () => {
    const { screen, toast, button } = await setUp();
    await userEvent.keyboard('{F6}');
    await expect.element(screen.getByRole('region')).toHaveFocus();
    await userEvent.tab();
    await expect.element(toast('Вторая')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(toast('Вторая')).not.toBeInTheDocument();
    await expect.element(toast('Первая')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(toast('Первая')).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
  });
});

describe('the place', () => {
  const height = (element: Element) => element.getBoundingClientRect().height;

  test('is 24 px under the header and from the right, 440 px wide, 200 px high at most', async () => {
    const queue = createToastQueue();
    const screen = await render(<Toaster queue={queue} />);
    queue.add({ tone: 'error', title: 'Ошибка', text: 'Попробуйте позже. '.repeat(60) }, forLong);
    const toast = screen.getByRole('alertdialog');
    const text = toast.getByRole('region', { name: 'Текст уведомления «Ошибка»' });
    await expect.element(text).toHaveAttribute('tabindex', '0');
    await expect
      .poll(() => toast.element().getBoundingClientRect())
      .toMatchObject({ top: 95 + 24, height: 200 });
    expect(toast.element().getBoundingClientRect()).toMatchObject({ right: 1280 - 24, width: 440 });
    expect(height(text.element())).toBeLessThanOrEqual(168);
    text.element().focus();
    await userEvent.keyboard('{End}');
    await expect.poll(() => text.element().scrollTop).toBeGreaterThan(0);
  });

  const texts = () => page.getByRole('alertdialog').elements();
  /** The part of a notice's text that it does not show; a long one scrolls in 200 px. */
  const hidden = (toast: Element) => {
    const text = toast.querySelector('[role="alert"] > *');
    return text === null ? 0 : text.scrollHeight - text.clientHeight;
  };

  test.each([
    ['a phone', 360, 740, 'Попробуйте позже. '.repeat(6)],
    ['a low window', 1280, 420, 'Попробуйте позже.'],
    ['a magnified page', 320, 256, 'Попробуйте позже.'],
  ])('none is lower than its text, and what has no room waits: %s', async (_name, width, height_, text) => {
    await page.viewport(width, height_);
    const queue = createToastQueue();
    const screen = await render(<Toaster queue={queue} />);
    for (let index = 1; index <= 5; index += 1)
      queue.add({ tone: 'error', title: `Ошибка ${index}`, text }, forLong);
    const more = screen.getByRole('button', { name: /^Ещё [1-4] уведомлени[ея]$/ });
    await expect.element(more).toBeVisible();
    const shown = texts();
    expect(shown.map(hidden)).toEqual(shown.map(() => 0));
    expect(more.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(height_);
    expect(Number(more.element().textContent?.match(/\d/)?.[0])).toBe(5 - shown.length);
    // The oldest is read first.
    expect(shown.at(-1)?.textContent).toContain('Ошибка 1');
  });

  test('five long ones in a low window: one of 200 px, the others wait, and come when the window grows', async () => {
    await page.viewport(1280, 480);
    const queue = createToastQueue();
    const screen = await render(<Toaster queue={queue} />);
    for (let index = 1; index <= 5; index += 1)
      queue.add({ tone: 'error', title: `Ошибка ${index}`, text: 'Попробуйте позже. '.repeat(60) }, forLong);
    await expect.element(screen.getByRole('button', { name: 'Ещё 4 уведомления' })).toBeVisible();
    expect(texts().map(height)).toEqual([200]);
    await page.viewport(1280, 1300);
    await expect.poll(() => texts().map(height)).toEqual([200, 200, 200, 200, 200]);
    await expect.element(screen.getByRole('button', { name: /Ещё/ })).not.toBeInTheDocument();
  });

  test('on a phone two lines leave the title of the page uncovered', async () => {
    await page.viewport(360, 740);
    const queue = createToastQueue();
    const screen = await render(<Toaster queue={queue} />);
    add(queue, 'Ошибка');
    // Header of 64 and the room over the title, 32.
    await expect
      .poll(() => screen.getByRole('alertdialog').element().getBoundingClientRect().bottom)
      .toBeLessThanOrEqual(64 + 32);
  });

  test('more of them do not push the others away from where they are read', async () => {
    const queue = createToastQueue();
    const screen = await render(
      <>
        <button type="button" style={{ position: 'fixed', top: '400px', right: '40px' }}>
          Сохранить
        </button>
        <Toaster queue={queue} />
      </>,
    );
    screen.getByRole('button', { name: 'Сохранить' }).element().focus();
    for (const title of ['Первая', 'Вторая', 'Третья', 'Четвёртая']) {
      add(queue, title);
      await expect.poll(() => screen.getByRole('region').element().getBoundingClientRect().top).toBe(95 + 24);
    }
    await expect.element(screen.getByRole('button', { name: 'Ещё 2 уведомления' })).toBeVisible();
  });

  test.each([
    ['under the header', 90, 360],
    ['in the middle of a phone', 330, 360],
    ['at the foot of a phone', 640, 360],
    ['beside them', 150, 1280],
  ])('leaves the control in focus uncovered: %s', async (_name, top, width) => {
    await page.viewport(width, 740);
    const queue = createToastQueue();
    const screen = await render(
      <>
        <input
          aria-label="Email"
          style={{ position: 'fixed', top: `${top}px`, left: '16px', width: '300px' }}
        />
        <Toaster queue={queue} />
      </>,
    );
    add(queue, 'Первая', 'Вторая', 'Третья', 'Четвёртая', 'Пятая');
    await expect.poll(() => screen.getByRole('alertdialog').elements()).toHaveLength(5);
    const field = screen.getByRole('textbox');
    field.element().focus();
    const control = field.element().getBoundingClientRect();
    const covering = () =>
      screen
        .getByRole('alertdialog')
        .elements()
        .map((toast) => toast.getBoundingClientRect())
        .filter((box) => box.bottom > control.top && box.top < control.bottom && box.left < control.right);
    // They fade in from above, so only their final position counts.
    await expect.poll(covering).toEqual([]);
  });
});
