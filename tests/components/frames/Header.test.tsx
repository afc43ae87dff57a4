import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Header } from '#src/components/frames/Header/Header.tsx';

const props = { brandName: 'Соавтор', homeHref: '/', feedHref: '/feed' };

test('a visitor can log in and register', async () => {
  const onLogin = vi.fn();
  const onRegister = vi.fn();
  const screen = await render(<Header {...props} onLogin={onLogin} onRegister={onRegister} />);
  await screen.getByRole('button', { name: 'Вход' }).click();
  expect(onLogin).toHaveBeenCalledOnce();
  await screen.getByRole('button', { name: 'Регистрация' }).click();
  expect(onRegister).toHaveBeenCalledOnce();
});

test('who is logged in gets a link to the feed instead', async () => {
  const screen = await render(<Header {...props} isAuthenticated onLogin={vi.fn()} onRegister={vi.fn()} />);
  await expect.element(screen.getByRole('link', { name: 'В ленту' })).toHaveAttribute('href', '/feed');
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
});

test('the logo leads home', async () => {
  const screen = await render(<Header {...props} onLogin={vi.fn()} onRegister={vi.fn()} />);
  await expect
    .element(screen.getByRole('link', { name: 'Соавтор, на главную' }))
    .toHaveAttribute('href', '/');
});
