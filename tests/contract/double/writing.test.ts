import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Post, Reply } from '#src/api/contract.ts';
import { marked } from '#tests/server/support/drafts.ts';
import { password } from '#tests/server/support/testServer.ts';
import { useServer } from '#tests/server/support/useServer.ts';
import { becomeAuthor, type Call, newPerson, newPost } from './person.ts';
import { type AskedServer, doubleServer, ownServer } from './servers.ts';

const own = useServer();

/** An author, and a reader. */
type Script = (nina: Call, oleg: Call) => Promise<unknown>;

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
const tier = { name: ' Друзья ', description: 'Всё', price: 50_000, places: 10, hidden: false };
const createTier = (nina: Call, fields: object = {}) =>
  nina<Reply<'createTier'>>('POST', '/api/tiers/', { ...tier, ...fields });

const scripts: Readonly<Record<string, Script>> = {
  async 'the first word, and the first post'(nina, oleg) {
    const { path, publish, save } = await newPost(nina, { title: '' });
    await oleg('GET', path);
    await publish('"1"');
    await nina('PUT', '/api/profile/author/', { name: 'Нина', role: '' });
    await becomeAuthor(nina);
    await nina('GET', '/api/profile/');
    await publish('"1"');
    await save({ blocks: [] }, '"1"');
    await publish('"2"');
    await nina('GET', '/api/uploads/');
  },

  async 'a save names the revision that it changes'(nina) {
    const { path, save } = await newPost(nina);
    await save({});
    await save({}, 'W/"1"');
    await save({}, '"7"');
    const again = { save_id: randomUUID(), title: 'Паром' };
    await save(again, '"1"');
    await save(again, '"1"');
    await save({ title: 'Паром' }, '"2"');
    await save({ audience: 'buyers' }, '"2"');
    await save({ blocks: [{ type: 'picture', media: randomUUID(), alt: '' }] }, '"2"');
    await nina('GET', path);
  },

  async 'tiers, and a post for them'(nina, oleg) {
    await createTier(nina, { name: '', price: 1, places: 0 });
    const friends = await createTier(nina);
    const circle = await createTier(nina, { name: 'Круг', price: 20_000, places: null });
    await nina('PUT', '/api/tiers/order/', { tiers: [circle.id] });
    await nina('PUT', '/api/tiers/order/', { tiers: [circle.id, friends.id] });
    await nina('PATCH', `/api/tiers/${friends.id}/`, { price: 60_000, hidden: true });
    await oleg('PATCH', `/api/tiers/${friends.id}/`, { price: 60_000 });
    await nina('GET', '/api/tiers/');

    const user = await becomeAuthor(nina);
    const { path, publicPath, publish, save } = await newPost(nina);
    await save({ tiers: [circle.id] }, '"1"');
    await save({ audience: 'tiers', tiers: [2_000_000_000] }, '"1"');
    await save({ audience: 'tiers' }, '"1"');
    await publish('"2"');
    await save({ audience: 'tiers', tiers: [friends.id, circle.id], blocks: marked('Своим') }, '"2"');
    for (const as of ['stranger', 'subscriber', String(circle.id), 'everyone'])
      await nina('GET', `${path}preview/?as=${as}`);
    await publish('"3"');
    await oleg('GET', publicPath);
    await oleg('GET', `/api/profiles/${user}/posts/?tab=locked`);
    await oleg('GET', `/api/profiles/${user}/`);
    await nina('PATCH', `/api/tiers/${circle.id}/`, { archived: true });
    await nina('GET', '/api/audience/');
    await nina('GET', '/api/drafts/');
  },

  async 'what is published is read by those whom it is for'(nina, oleg) {
    await becomeAuthor(nina);
    const { path, publicPath, publish, save } = await newPost(nina);
    await publish('"7"');
    await publish('"1"');
    await oleg('GET', publicPath);
    await save({ audience: 'subscribers', blocks: marked('Только своим') }, '"1"');
    await nina('GET', path);
    await oleg('GET', publicPath);
    await publish('"2"');
    const { author } = await oleg<Post>('GET', publicPath);
    await oleg('POST', '/api/subscriptions/subscribe_free/', { author: author.id });
    await oleg('GET', publicPath);
    await nina('GET', publicPath);
    await nina('GET', '/api/audience/');
    for (const revision of ['', '1/', '7/']) await nina('GET', `${path}revisions/${revision}`);
    await oleg('PUT', `${publicPath}pin/`);
    await nina('PUT', `${publicPath}pin/`);
    await nina('GET', '/api/drafts/?state=published&search=ТОЛЬКО');
    await nina('DELETE', `${publicPath}pin/`);
    await nina('GET', '/api/drafts/?search=нет');
  },

  async 'an e-mail that nobody has proved'(nina, oleg) {
    await becomeAuthor(nina);
    const { path, publicPath, publish, save } = await newPost(nina);
    await publish('"1"');
    await nina('POST', '/auth/users/set_email/', {
      current_password: password,
      new_email: 'nina@example.com',
      re_new_email: 'nina@example.com',
    });
    await save({ title: 'Паром' }, '"1"');
    await publish('"2"');
    await nina('POST', `${publicPath}comments/`, { text: 'Слово' });
    await oleg('GET', publicPath);
    await nina('GET', path);
  },

  async 'back from the readers, to the schedule, away and here again'(nina, oleg) {
    await becomeAuthor(nina);
    const { path, publicPath, publish, withdraw } = await newPost(nina);
    await publish('"1"');
    await publish('"1"', inAnHour());
    await withdraw();
    await oleg('GET', publicPath);
    await publish('"1"', 'завтра');
    await publish('"1"', new Date(0).toISOString());
    await publish('"1"', inAnHour());
    await nina('POST', `${path}copy/`, {});
    await nina('GET', '/api/drafts/');
    await publish('"1"');
    await nina('DELETE', path);
    await nina('DELETE', path);
    await nina('GET', path);
    await oleg('GET', publicPath);
    await nina('PUT', `${path}restore/`);
    await oleg('GET', publicPath);
  },
};

/** @returns all that a server has answered */
async function play(script: Script, server: AskedServer): Promise<unknown[]> {
  const log: unknown[] = [];
  await script(await newPerson(server, 'nina', log), await newPerson(server, 'oleg', log));
  return log;
}

test.each(Object.entries(scripts))('the double answers as our server does: %s', async (_, script) => {
  expect(await play(script, doubleServer())).toEqual(await play(script, ownServer(own())));
});
