import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#src/theme/global.ts';
import { createWorld } from '#tests/session/world.ts';
import { AppAt } from './AppAt.tsx';

let go: (address: string) => void;

function Navigation() {
  const navigate = useNavigate();
  useEffect(() => {
    go = (address) => void navigate(address);
  }, [navigate]);
  return null;
}

async function open(address: string) {
  await page.viewport(1280, 900);
  return render(
    <AppAt session={createWorld().openTab().session} entries={[address]}>
      <Navigation />
    </AppAt>,
  );
}

afterEach(() => vi.useRealTimers());

const opened = () =>
  [...document.querySelectorAll('h3:has([aria-expanded=true])')].map((question) => question.id);

test('an address that names a question opens it and brings it on the screen', async () => {
  const screen = await open('/#faq-payouts');
  await expect
    .element(screen.getByText('Раз в неделю, на банковский счёт', { exact: false }))
    .toBeInViewport();
  expect(opened()).toEqual(['faq-payouts']);
  go('/#faq-growth');
  await expect.poll(opened).toEqual(['faq-growth']);
  go('/#calc');
  await expect.poll(opened).toEqual(['faq-growth']);
});

test('a person who comes from another page stands at the content, under the title of the page', async () => {
  const screen = await open('/nope');
  await screen.getByRole('link', { name: 'На главную', exact: true }).click();
  await expect.element(screen.getByRole('main')).toHaveFocus();
  expect(document.title).toMatch(/^Соавтор/);
});

test('the first page leaves the focus to the browser', async () => {
  const screen = await open('/');
  await expect.element(screen.getByRole('main')).toBeVisible();
  expect(document.activeElement).toBe(document.body);
});

test('an address that names no question leaves the first one open', async () => {
  await open('/#calc');
  expect(opened()).toEqual(['faq-commissions']);
});

test('the income is read out once, half a second after the last key', async () => {
  const screen = await open('/');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const words = document.querySelector('output > :not([aria-hidden])') ?? document.body;
  const heard: (string | null)[] = [];
  const ear = new MutationObserver(() => heard.push(words.textContent));
  ear.observe(words, { characterData: true, childList: true, subtree: true });
  await userEvent.click(screen.getByLabelText('Цена подписки, рублей'));
  await userEvent.keyboard('{End}0');
  vi.advanceTimersByTime(499);
  await userEvent.keyboard('0');
  vi.advanceTimersByTime(499);
  await expect.poll(() => words.previousSibling).toHaveTextContent('45 000 000 руб/мес');
  expect(heard).toEqual([]);
  vi.advanceTimersByTime(1);
  await expect.poll(() => heard).toEqual(['45\u00a0000\u00a0000 рублей в\u00a0месяц']);
  ear.disconnect();
});
