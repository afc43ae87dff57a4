import { beforeEach, expect, it } from 'vitest';
import { useServer } from './support/useServer.ts';

const server = useServer();
let bearer: string;

beforeEach(async () => {
  bearer = await server().enter('vera@example.ru');
});

const tier = { name: 'Друзья', description: '', price: 20_000, places: null, hidden: false };
const id = '8e03978e-40d5-43e8-bc93-6894a57f9324';
const crop = { x: 0, y: 0, width: 1, height: 1 };
const cropped = (change: object) => ({ media: id, crop: { ...crop, ...change } });
const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

it.each([
  ['POST', '/api/tiers/', { ...tier, places: 1.5 }, { places: ['Введите целое число.'] }],
  ['POST', '/api/tiers/', { ...tier, places: 'два' }, { places: ['Введите целое число.'] }],
  ['POST', '/api/tiers/', { ...tier, hidden: 1 }, { hidden: ['Введите true или false.'] }],
  ['POST', '/api/tiers/', { ...tier, name: null }, { name: ['Введите строку.'] }],
  ['PUT', '/api/tiers/order/', { tiers: 1 }, { tiers: ['Введите список значений.'] }],
  ['PUT', '/api/tiers/order/', { tiers: ['а', 'б'] }, { tiers: ['Введите целое число.'] }],
  ['PUT', '/api/tiers/order/', { tiers: [1, 1] }, { tiers: ['Значения не должны повторяться.'] }],
  ['PUT', '/api/tiers/order/', { tiers: ids(101) }, { tiers: ['Значений может быть не больше 100.'] }],
  ['PUT', '/api/profile/photo/', cropped({ x: 2 }), { crop: ['Введите число не больше 1.'] }],
  ['PUT', '/api/profile/photo/', cropped({ width: 0 }), { crop: ['Введите число больше 0.'] }],
  ['PUT', '/api/profile/photo/', cropped({ x: 'край' }), { crop: ['Введите число.'] }],
  ['PUT', '/api/profile/photo/', { media: id, crop: { x: 0 } }, { crop: ['Заполните все поля.'] }],
  ['PUT', '/api/profile/photo/', { media: id, crop: 5 }, { crop: ['Введите объект с полями.'] }],
  ['PUT', '/api/profile/photo/', { media: 'x', crop }, { media: ['Введите значение в правильном формате.'] }],
  ['POST', '/api/posts/1/report/', { reason: 'x' }, { reason: ['Выберите одно из допустимых значений.'] }],
  ['POST', '/api/posts/1/comments/', { text: 'Да', parent: 5 }, { parent: ['Введите строку.'] }],
  ['POST', '/api/posts/1/comments/', [], { non_field_errors: ['Ожидался объект JSON.'] }],
] as const)('%s %s with %j says what is wrong in one sentence', async (method, url, body, expected) => {
  const reply = await server().send(method, url, body, bearer);
  expect([reply.statusCode, reply.json()]).toEqual([400, expected]);
});
