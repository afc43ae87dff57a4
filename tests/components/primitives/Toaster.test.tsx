import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createToastQueue, Toaster, type ToastQueue } from '#src/components/primitives/Toaster/index.ts';
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

test('twenty failures in a second are never more than five on the screen, and are told in their order', async () => {
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
    await toast.getByRole('button').click();
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

  test('holds five long ones without leaving the screen', async () => {
    await page.viewport(320, 500);
    const queue = createToastQueue();
    const screen = await render(<Toaster queue={queue} />);
    for (let index = 0; index < 5; index += 1)
      queue.add({ tone: 'error', title: `Ошибка ${index}`, text: 'Попробуйте позже. '.repeat(30) }, forLong);
    await expect.poll(() => screen.getByRole('alertdialog').elements()).toHaveLength(5);
    const bottoms = screen.getByRole('alertdialog').elements();
    expect(Math.max(...bottoms.map((toast) => toast.getBoundingClientRect().bottom))).toBeLessThanOrEqual(
      500,
    );
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
    // They fade in from above: what counts is where they come to rest.
    await expect.poll(covering).toEqual([]);
  });
});
