import { beforeEach, describe, expect, it } from 'vitest';
import type { Block } from '#src/api/contract.ts';
import { invisible, unruly, worldly } from '#tests/setup/signs.ts';
import { solvedCaptcha } from './support/captcha.ts';
import { writerOf, type Writer } from './support/drafts.ts';
import { addPost, enterAuthor, paragraph } from './support/people.ts';
import { addPicture } from './support/pictures.ts';
import { useServer } from './support/useServer.ts';

const server = useServer();
let bearer: string;
let authorId: number;
let writer: Writer;
/** Addresses of a post, a comment and a tier. */
let places: { readonly post: string; readonly comment: string; readonly tier: string };

const tier = { name: 'Партер', description: '', price: 50_000, places: null, hidden: false };

beforeEach(async () => {
  ({ bearer, id: authorId } = await enterAuthor(server(), 'vera'));
  writer = writerOf(server(), bearer);
  const { id } = await addPost(server().db, { authorId });
  const post = `/api/posts/${id}/comments/`;
  const comment = (await writer.call('POST', post, { text: 'Слово' })).json().id;
  const made = (await writer.call('POST', '/api/tiers/', tier)).json().id;
  places = { post, comment: `/api/comments/${comment}/`, tier: `/api/tiers/${made}/` };
});

/** Publishes a post with one part of it as given. */
async function publishWith(changes: { readonly title?: string; readonly blocks?: Block[] }) {
  const draft = await writer.make(changes);
  return writer.publish(draft);
}

type Send = (text: string) => ReturnType<typeof publishWith>;
type Method = 'POST' | 'PUT';

const patch =
  (address: () => string, bodyOf: (text: string) => object): Send =>
  (text) =>
    server().send('PATCH', address(), bodyOf(text), bearer);
const call =
  (method: Method, address: () => string, bodyOf: (text: string) => object): Send =>
  (text) =>
    writer.call(method, address(), bodyOf(text));
const addMedia = () => addPicture(server().db, server().store, authorId);
const inBlock =
  (blockOf: (text: string, media: string) => Block): Send =>
  async (text) =>
    publishWith({ blocks: [paragraph('Слово'), blockOf(text, await addMedia())] });

/** Every text that has to say something: which field is named when it does not, and how it is sent. */
const needed: Readonly<Record<string, readonly [field: string, send: Send]>> = {
  'a comment': [
    'text',
    call(
      'POST',
      () => places.post,
      (text) => ({ text }),
    ),
  ],
  'an edited comment': [
    'text',
    patch(
      () => places.comment,
      (text) => ({ text }),
    ),
  ],
  'the name of an author': [
    'name',
    patch(
      () => '/api/profile/',
      (name) => ({ name }),
    ),
  ],
  'what an author does': [
    'role',
    patch(
      () => '/api/profile/',
      (role) => ({ role }),
    ),
  ],
  'the name of a new author': [
    'name',
    call(
      'PUT',
      () => '/api/profile/author/',
      (name) => ({ name, role: 'Писатель' }),
    ),
  ],
  'what a new author does': [
    'role',
    call(
      'PUT',
      () => '/api/profile/author/',
      (role) => ({ name: 'Вера', role }),
    ),
  ],
  'the name of a new tier': [
    'name',
    call(
      'POST',
      () => '/api/tiers/',
      (name) => ({ ...tier, name }),
    ),
  ],
  'the name of a tier': [
    'name',
    patch(
      () => places.tier,
      (name) => ({ name }),
    ),
  ],
  'the title of a post': ['title', (title) => publishWith({ title })],
  'the body of a post': ['blocks', (text) => publishWith({ blocks: [paragraph(text)] })],
  'the headings of a post': [
    'blocks',
    (text) => publishWith({ blocks: [{ type: 'heading', level: 2, text }] }),
  ],
  'the lists of a post': [
    'blocks',
    (text) => publishWith({ blocks: [{ type: 'list', ordered: false, items: [[{ text }]] }] }),
  ],
};

const without = (samples: Readonly<Record<string, string>>, ...names: readonly string[]) =>
  Object.fromEntries(Object.entries(samples).filter(([name]) => !names.includes(name)));

/** The samples that are not refused with a message for the field. */
async function passed([field, send]: readonly [string, Send], samples: Readonly<Record<string, string>>) {
  const names: string[] = [];
  for (const [name, text] of Object.entries(samples)) {
    const reply = await send(text);
    if (reply.statusCode !== 400 || Object.keys(reply.json()).join() !== field) names.push(name);
  }
  return names;
}

it.each(Object.entries(needed))('%s of invisible signs is refused', async (_, place) => {
  expect(await passed(place, invisible)).toEqual([]);
});

it('a link of an author has no invisible signs', async () => {
  const send = patch(
    () => '/api/profile/',
    (text) => ({ links: [`t.me/vera${text}lunyova`] }),
  );
  expect(await passed(['links', send], without(invisible, 'accents without a letter'))).toEqual([]);
});

/** Every text of one line. */
const lines: Readonly<Record<string, readonly [field: string, send: Send]>> = {
  'a first name': [
    'first_name',
    patch(
      () => '/auth/users/me/',
      (text) => ({ first_name: text }),
    ),
  ],
  'a last name': [
    'last_name',
    patch(
      () => '/auth/users/me/',
      (text) => ({ last_name: text }),
    ),
  ],
  'the name of an author': [
    'name',
    patch(
      () => '/api/profile/',
      (name) => ({ name }),
    ),
  ],
  'what an author does': [
    'role',
    patch(
      () => '/api/profile/',
      (role) => ({ role }),
    ),
  ],
  'the name of a tier': [
    'name',
    patch(
      () => places.tier,
      (name) => ({ name }),
    ),
  ],
  'the name of a new tier': [
    'name',
    call(
      'POST',
      () => '/api/tiers/',
      (name) => ({ ...tier, name }),
    ),
  ],
  'the title of a post': ['title', (title) => publishWith({ title })],
  'a heading': ['blocks', inBlock((text) => ({ type: 'heading', level: 3, text }))],
  'a caption': ['blocks', inBlock((caption, media) => ({ type: 'picture', media, alt: '', caption }))],
  'a caption in a gallery': [
    'blocks',
    inBlock((caption, media) => ({
      type: 'gallery',
      pictures: [
        { media, alt: '' },
        { media, alt: '', caption },
      ],
    })),
  ],
};
/** The draft of a post is refused already with the others. */
const storable = without(unruly, 'null character', 'half of a pair');

it.each(Object.entries(lines))('%s is one line in which nothing spills', async (_, place) => {
  const isPost = place[0] === 'title' || place[0] === 'blocks';
  expect(await passed(place, isPost ? storable : unruly)).toEqual([]);
});

it.each(Object.entries(lines))('%s may be of any language', async (_, place) => {
  expect(await passed(place, worldly)).toEqual(Object.keys(worldly));
});

describe('a text that may be empty', () => {
  it.each(Object.entries(invisible))('is kept as an empty one: %s', async (_, text) => {
    const change = async (address: string, body: object) =>
      (await server().send('PATCH', address, body, bearer)).json();
    expect(await change('/auth/users/me/', { first_name: text, last_name: text })).toMatchObject({
      first_name: '',
      last_name: '',
    });
    expect(await change('/api/profile/', { bio: text })).toMatchObject({ bio: '' });
    expect(await change(places.tier, { description: text })).toMatchObject({ description: '' });
  });
});

it('a post of a picture alone is published', async () => {
  const reply = await publishWith({
    blocks: [{ type: 'picture', media: await addMedia(), alt: '\u200b' }],
  });
  expect(reply.statusCode).toBe(200);
});

it('a post that links with a name and a password is not published', async () => {
  const href = 'https://sberbank.ru@evil.example/';
  const reply = await publishWith({
    blocks: [{ type: 'paragraph', runs: [{ text: 'Вход', href }] }],
  });
  expect([reply.statusCode, reply.json()]).toEqual([
    400,
    { blocks: ['Ссылка с именем или паролем. Уберите из неё всё до знака @.'] },
  ]);
});

describe('a text typed with separate accents', () => {
  const [typed, kept] = ['Е\u0308лка и\u0306', 'Ёлка й'];

  it.each(Object.entries({ ...needed, ...lines }))(
    'is kept as everybody else types it: %s',
    async (_, [, send]) => {
      const reply = await send(typed);
      expect(reply.statusCode).toBeLessThan(300);
      expect(reply.body).toContain(kept);
    },
  );

  it('does not differ from the same text: a save changes nothing', async () => {
    const draft = await writer.make({ title: kept, blocks: [paragraph(kept)] });
    const saved = await writer.save(draft, { title: typed, blocks: [paragraph(typed)] });
    expect(saved.json()).toMatchObject({ title: kept, revision: draft.revision });
  });

  it('is no other password', async () => {
    const email = 'accent@example.ru';
    const password = `${typed}Parol2026`;
    const captcha_token = await solvedCaptcha(server().app, 'register');
    await server().post('/auth/users/', { email, password, captcha_token });
    const logIn = (as: string) => server().post('/auth/jwt/create/', { email, password: as });
    expect([(await logIn(password)).statusCode, (await logIn(password.normalize())).statusCode]).toEqual([
      200, 401,
    ]);
  });
});
