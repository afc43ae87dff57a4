import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Banner } from '#src/components/primitives/Banner/Banner.tsx';
import '#src/theme/global.ts';

test.each([
  ['error', 'alert'],
  ['success', 'status'],
  ['info', 'status'],
] as const)('%s is announced as %s', async (tone, role) => {
  const screen = await render(<Banner tone={tone}>Неверный email или пароль</Banner>);
  await expect.element(screen.getByRole(role)).toHaveTextContent('Неверный email или пароль');
});

test('what a server says in plain spaces is typeset', async () => {
  const screen = await render(<Banner tone="error">Подождите 5 минут и войдите снова</Banner>);
  expect(screen.container.textContent).toBe('Подождите 5\u00a0минут и\u00a0войдите снова');
});

test('what a server refuses in several fields has a line for each of them', async () => {
  const screen = await render(
    <>
      <Banner tone="error">{'Email: Занят.\nТелефон: Не указан.'}</Banner>
      <Banner tone="error">Email: Занят.</Banner>
    </>,
  );
  const height = (text: RegExp) => screen.getByText(text).element().clientHeight;
  expect(height(/Телефон/)).toBeGreaterThan(height(/Занят\.$/));
});

test('what comes later is announced once, and the same answer is announced again when it is repeated', async () => {
  const screen = await render(<Banner tone="error" />);
  const region = screen.getByRole('alert');
  const said: string[] = [];
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) said.push(node.textContent ?? '');
  });
  observer.observe(region.element(), { childList: true, characterData: true, subtree: true });
  const answer = <Banner tone="error">Нет связи</Banner>;
  await screen.rerender(answer);
  await screen.rerender(answer);
  await expect.poll(() => said).toEqual(['Нет связи']);
  await screen.rerender(<Banner tone="error" />);
  await screen.rerender(answer);
  await expect.poll(() => said).toEqual(['Нет связи', 'Нет связи']);
});

test('what comes later is brought into view; what is there at first moves nothing', async () => {
  const page = (answer?: string) => (
    <>
      <Banner tone="error">{answer}</Banner>
      <div style={{ height: '300vh' }} />
      <Banner tone="info">Приглашение</Banner>
    </>
  );
  const screen = await render(page());
  await expect.element(screen.getByText('Приглашение')).not.toBeInViewport();
  scrollTo(0, innerHeight);
  await screen.rerender(page('Нет связи'));
  await expect.element(screen.getByText('Нет связи')).toBeInViewport({ ratio: 0.98 });
});

test('without an answer it takes no room', async () => {
  const screen = await render(
    <div style={{ display: 'grid', gap: 20 }}>
      <p style={{ margin: 0, height: 10 }}>Выше</p>
      <Banner tone="error" />
      <p style={{ margin: 0, height: 10 }}>Ниже</p>
    </div>,
  );
  expect(screen.container.firstElementChild?.clientHeight).toBe(40);
});

test('its bar is straight: the corners beside it are square', async () => {
  const screen = await render(<Banner tone="error">Нет связи</Banner>);
  const { borderStartStartRadius, borderEndStartRadius, borderStartEndRadius } = getComputedStyle(
    screen.getByText('Нет связи').element(),
  );
  expect([borderStartStartRadius, borderEndStartRadius]).toEqual(['0px', '0px']);
  expect(borderStartEndRadius).not.toBe('0px');
});

test('an error has the disc of errors, a success has none', async () => {
  const screen = await render(
    <>
      <Banner tone="error">Нет связи</Banner>
      <Banner tone="success">Готово</Banner>
    </>,
  );
  const disc = (text: string) => getComputedStyle(screen.getByText(text).element(), '::before').content;
  expect(disc('Нет связи')).toContain('!');
  expect(disc('Готово')).toBe('none');
});
