import { useEffect } from 'react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#src/theme/global.ts';
import { App } from '#src/app/App.tsx';
import { createWorld } from '#tests/session/world.ts';

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
    <MemoryRouter initialEntries={[address]} useTransitions={false}>
      <App session={createWorld().openTab().session} />
      <Navigation />
    </MemoryRouter>,
  );
}

afterEach(() => vi.useRealTimers());

const opened = () =>
  [...document.querySelectorAll('h3:has([aria-expanded=true])')].map((question) => question.id);

test('an address that names a question opens it and brings it on the screen', async () => {
  const screen = await open('/#faq-payouts');
  await expect.element(screen.getByText('Раз в неделю', { exact: false })).toBeInViewport();
  expect(opened()).toEqual(['faq-payouts']);
  go('/#faq-growth');
  await expect.poll(opened).toEqual(['faq-growth']);
  go('/#calc');
  await expect.poll(opened).toEqual(['faq-growth']);
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
  expect(words.previousSibling).toHaveTextContent('45 000 000 руб/мес');
  expect(heard).toEqual([]);
  vi.advanceTimersByTime(1);
  await expect.poll(() => heard).toEqual(['45\u00a0000\u00a0000 рублей в\u00a0месяц']);
  ear.disconnect();
});
