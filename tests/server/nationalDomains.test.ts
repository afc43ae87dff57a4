import { expect, it } from 'vitest';
import { newestLink } from './support/mailbox.ts';
import { password } from './support/testServer.ts';
import { useServer } from './support/useServer.ts';

const server = useServer();
const sent = 'anna@xn--80a1acny.xn--p1ai';
const spellings = ['anna@почта.рф', sent, 'ANNA@ПОЧТА.РФ', ' anna@Почта.рф', 'anna@XN--80A1ACNY.xn--p1ai'];

it.each(spellings)('an address of a national domain has one account, first spelled %j', async (first) => {
  const { register, logIn, get } = server();
  const reply = await register(first);
  expect(reply.statusCode).toBe(201);
  expect(reply.json().email).toMatch(/^anna@xn--80a1acny\.xn--p1ai$/i);
  for (const spelling of spellings) {
    const again = await register(spelling);
    expect([again.statusCode, Object.keys(again.json())]).toEqual([400, ['email']]);
    const { access } = await logIn(spelling);
    expect((await get('/auth/users/me/', access)).statusCode).toBe(200);
  }
});

it('accented letters of an address may stand together or apart', async () => {
  const { register } = server();
  expect((await register('anna@йод.рф'.normalize('NFD'))).statusCode).toBe(201);
  expect((await register('anna@йод.рф'.normalize('NFC'))).statusCode).toBe(400);
});

it('messages go to a national domain in ASCII, and their links work', async () => {
  const { register, post, messages } = server();
  await register('anna@почта.рф');
  await post('/auth/users/reset_password/', { email: 'Anna@ПОЧТА.РФ' });
  const all = await messages();
  expect(all.map(({ to }) => to)).toEqual([sent, sent]);
  const reply = await post('/auth/users/reset_password_confirm/', {
    ...newestLink(all, 'Восстановление пароля'),
    new_password: 'Novyi2027',
    re_new_password: 'Novyi2027',
  });
  expect(reply.statusCode).toBe(204);
});

it('the e-mail changes to another address, and not to another spelling of it', async () => {
  const { enter, post } = server();
  const access = await enter('anna@почта.рф');
  const change = (email: string) =>
    post(
      '/auth/users/set_email/',
      { new_email: email, re_new_email: email, current_password: password },
      access,
    );
  expect((await change(sent)).json()).toEqual({ new_email: ['Новый email должен отличаться от текущего'] });
  expect((await change('anna@mail.москва')).statusCode).toBe(204);
  expect((await server().register('anna@mail.xn--80adxhks')).statusCode).toBe(400);
});

it('tries to log in to one address are counted together, however it is spelled', async () => {
  const { post } = server();
  await server().register(sent);
  const tries = ['anna@почта.рф', sent, 'ANNA@ПОЧТА.РФ'].map((email) =>
    post('/auth/jwt/create/', { email, password: 'Wrong2026' }),
  );
  expect((await Promise.all(tries)).map(({ statusCode }) => statusCode)).toEqual([401, 401, 401]);
  const { rows } = await server().execute("select key from limit_windows where key like 'LIMIT_LOGIN %'");
  expect(rows).toHaveLength(1);
});
