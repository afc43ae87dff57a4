import { describe, expect, it } from 'vitest';
import { tables } from '#src/server/database/index.ts';
import { writerOf } from './support/drafts.ts';
import { addTier, enterAuthor } from './support/people.ts';
import { useServer } from './support/useServer.ts';

const company = { status: 'company', name: 'ООО «Ромашка»', inn: '7707083893' };
const tier = { name: 'Друзья', description: '', price: 20_000, places: null, hidden: false };

describe('where authors sell through an agent', () => {
  const server = useServer({ PAYMENTS_PROVIDER: 'cloudpayments', TEST_BANK: '1', SELLER_MODEL: 'agent' });
  const put = (body: object, bearer: string) => server().send('PUT', '/api/seller/', body, bearer);

  it('a price needs their status, name and INN', async () => {
    const { bearer } = await enterAuthor(server(), 'anna');
    const writer = writerOf(server(), bearer);
    const draft = await writer.make({ audience: 'buyers', price: 15_000 });
    const publish = () => writer.publish(draft);
    const create = () => server().post('/api/tiers/', tier, bearer);
    for (const reply of [await create(), await publish()])
      expect([reply.statusCode, reply.json().code]).toEqual([403, 'seller_unknown']);
    expect((await server().get('/api/seller/', bearer)).json()).toEqual({ seller: null, is_needed: true });
    expect((await put(company, bearer)).json()).toEqual({ seller: company, is_needed: true });
    expect([(await create()).statusCode, (await publish()).statusCode]).toEqual([201, 200]);
  });

  it('nobody buys from one whose data are missing, and each receipt names the seller of its order', async () => {
    const { bearer, id } = await enterAuthor(server(), 'anna');
    const { id: tierId } = await addTier(server().db, id, 50_000);
    const nina = await server().enter('nina@example.ru');
    const buy = () => server().post('/api/orders/', { purpose: 'tier', subject: tierId }, nina);
    expect((await buy()).json()).toEqual({
      detail: 'Автор пока не принимает оплату.',
      code: 'seller_unknown',
    });
    await put(company, bearer);
    const reply = await buy();
    expect(reply.statusCode).toBe(201);
    expect(reply.body).not.toContain(company.inn);
    const [order] = await server().db.select().from(tables.orders);
    expect(order?.receipt).toEqual({ vatCode: 1, supplier: { name: company.name, inn: company.inn } });
  });

  it.each([
    [{ inn: '7707083894' }, 'inn', 'Контрольные цифры не сходятся: проверьте ИНН'],
    [{ inn: '500100732259' }, 'inn', 'У организации в ИНН 10 цифр'],
    [{ status: 'self_employed' }, 'inn', 'У человека в ИНН 12 цифр'],
    [{ name: ' ' }, 'name', 'Введите имя или название'],
  ])('%j is told beside its field', async (fields, field, message) => {
    const bearer = await server().enter('vera@example.ru');
    const reply = await put({ ...company, ...fields }, bearer);
    expect([reply.statusCode, reply.json()]).toEqual([400, { [field]: [message] }]);
  });

  it('the data are their owner’s alone, and in no line of the log', async () => {
    const { bearer } = await enterAuthor(server(), 'anna');
    await put(company, bearer);
    const other = await server().enter('other@example.ru');
    expect((await server().get('/api/seller/', other)).json()).toEqual({ seller: null, is_needed: true });
    expect((await server().get('/api/seller/')).statusCode).toBe(401);
    expect(server().log.join('')).not.toContain(company.inn);
  });
});
