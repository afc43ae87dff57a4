import { expect, it } from 'vitest';
import { useServer } from './support/useServer.ts';

const server = useServer();
const resend = (body: object) => server().post('/auth/users/resend_activation/', body);

it('another activation letter is answered alike for a known and an unknown address', async () => {
  await server().register('anna@example.ru');
  for (const email of ['anna@example.ru', 'nobody@example.ru']) {
    const { statusCode, body } = await resend({ email });
    expect([statusCode, body]).toEqual([204, '']);
  }
});

it('without an address there is nothing to answer', async () => {
  const { statusCode, body } = await resend({});
  expect(statusCode).toBe(400);
  expect(JSON.parse(body)).toHaveProperty('email');
});
