import { describe, expect, it } from 'vitest';
import { solvedCaptcha, tamper } from './support/captcha.ts';
import { password } from './support/testServer.ts';
import { useServer } from './support/useServer.ts';

const server = useServer();

const attempt = async (fields: Readonly<Record<string, unknown>>) => {
  const { app, post } = server();
  const captcha = await solvedCaptcha(app);
  return post('/auth/users/', { email: 'new@example.ru', password, captcha_token: captcha, ...fields });
};

describe('registration', () => {
  it('creates the account and says nothing of the password', async () => {
    const reply = await attempt({ email: ' Vera.Luneva@EXAMPLE.ru ' });
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toEqual({
      id: 1,
      email: 'Vera.Luneva@example.ru',
      email_verified: false,
      // The name is public, so it has nothing of the e-mail.
      username: expect.stringMatching(/^reader-[\da-f]{8}$/),
      first_name: '',
      last_name: '',
      phone: '',
      phone_verified: false,
    });
  });

  it('refuses an address that is taken, whatever its letter case', async () => {
    await server().register('anna@example.ru');
    const reply = await attempt({ email: 'ANNA@example.ru' });
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toEqual({ email: ['Пользователь с таким email уже существует.'] });
  });

  it('lets one of twenty simultaneous registrations of an address through', async () => {
    const replies = await Promise.all(Array.from({ length: 20 }, () => server().register('anna@example.ru')));
    const statuses = replies.map((reply) => reply.statusCode).toSorted();
    expect(statuses).toEqual([201, ...Array<number>(19).fill(400)]);
  });

  it('names each missing, empty or mistyped field', async () => {
    const reply = await server().post('/auth/users/', { email: '', password: 5 });
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toEqual({
      email: ['Это поле не может быть пустым.'],
      password: ['Введите строку.'],
      captcha_token: ['Обязательное поле.'],
    });
  });

  it.each([
    ['email', 'anna@', 'Некорректный email'],
    ['email', 'иван@пример.рф', 'Некорректный email'],
    ['password', 'Aa1', 'Пароль должен содержать минимум 8 символов'],
    ['password', 'abcdefgh1', 'Пароль должен содержать заглавные буквы'],
    ['password', `Aa1${'x'.repeat(126)}`, 'Пароль не должен превышать 128 символов'],
  ])('refuses %s %s', async (field, value, message) => {
    const reply = await attempt({ [field]: value });
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toEqual({ [field]: [message] });
  });

  it('ignores fields that are not its own', async () => {
    const reply = await attempt({ id: 77, is_staff: true, username: 'admin', phone_verified: true });
    expect(reply.json()).toMatchObject({
      id: 1,
      username: expect.stringMatching(/^reader-/),
      phone_verified: false,
    });
  });
});

describe('the captcha of registration', () => {
  const refused = { captcha_token: ['Проверка капчи не пройдена.'] };

  it.each([
    ['garbage', 'bad'],
    ['null', Buffer.from('null').toString('base64')],
  ])('refuses %s', async (_name, token) => {
    const reply = await attempt({ captcha_token: token });
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toEqual(refused);
  });

  it('is accepted once', async () => {
    const captcha = await solvedCaptcha(server().app);
    await attempt({ captcha_token: captcha });
    const again = await attempt({ email: 'other@example.ru', captcha_token: captcha });
    expect(again.json()).toEqual(refused);
  });

  it('is not accepted again in another wrapping', async () => {
    const captcha = await solvedCaptcha(server().app);
    await attempt({ captcha_token: captcha });
    const wrapped = tamper(captcha, (payload) => Object.assign(payload, { extra: 1 }));
    const again = await attempt({ email: 'other@example.ru', captcha_token: wrapped });
    expect(again.json()).toEqual(refused);
  });

  it('is not accepted with an altered expiry', async () => {
    const captcha = tamper(await solvedCaptcha(server().app), ({ challenge }) => {
      Object.assign((challenge as { parameters: object }).parameters, { expiresAt: 4_000_000_000 });
    });
    expect((await attempt({ captcha_token: captcha })).json()).toEqual(refused);
  });

  it('is accepted when it was made for registration, and refused when it was made for the log-in', async () => {
    const { app } = server();
    const foreign = await attempt({ captcha_token: await solvedCaptcha(app, 'login') });
    expect([foreign.statusCode, foreign.json()]).toEqual([400, refused]);
    const own = await attempt({ captcha_token: await solvedCaptcha(app, 'register') });
    expect(own.statusCode).toBe(201);
  });

  it('is not made for a form that takes none', async () => {
    for (const query of ['form=reset', 'form=', 'form=login&form=register']) {
      const reply = await server().get(`/api/captcha/challenge/?${query}`);
      expect([reply.statusCode, reply.json()]).toEqual([
        400,
        { form: ['Укажите одну из форм: login, register, support.'] },
      ]);
    }
  });

  it('expires after ten minutes', async () => {
    const { app, clock } = server();
    const captcha = await solvedCaptcha(app);
    await clock.pass(601);
    expect((await attempt({ captcha_token: captcha })).json()).toEqual(refused);
  });

  it('lets one of three simultaneous uses through', async () => {
    const captcha = await solvedCaptcha(server().app);
    const replies = await Promise.all(
      ['a', 'b', 'c'].map((name) => attempt({ email: `${name}@example.ru`, captcha_token: captcha })),
    );
    expect(replies.filter((reply) => reply.statusCode === 201)).toHaveLength(1);
  });
});
