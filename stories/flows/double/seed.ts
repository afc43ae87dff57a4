import type { Block, Picture } from '#src/api/contract.ts';
import { type DemoAuthor, demoAuthors, demoLogin } from '#src/server/demo/authors.ts';
import { demoPosts } from '#src/server/demo/posts/index.ts';
import { setSpaces } from '#src/server/demo/spaces.ts';
import { demoSubscriptions } from '#src/server/demo/subscriptions.ts';
import { firstWords } from '#src/server/posts/blocks.ts';
import { addAccount } from './accounts.ts';
import type { Author, Content } from './content.ts';
import type { State } from './state.ts';

const hour = 3_600_000;
const day = 24 * hour;

const files = import.meta.glob<string>('/src/server/demo/media/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The picture of a name, at the addresses that Storybook serves it from. */
function addPicture({ pictures }: Content, name: string): Picture {
  const known = pictures.get(name);
  if (known !== undefined) return known;
  const sources = [480, 960, 1440].map((width) => ({
    width,
    url: files[`/src/server/demo/media/${name}-${width}.webp`] ?? '',
  }));
  const picture: Picture = { id: name, kind: 'picture', width: 1440, height: 960, color: '#0e3b2c', sources };
  pictures.set(name, picture);
  return picture;
}

/** Sounds and files stay with the server: the double has pictures only. */
const isKept = ({ type }: Block) => type !== 'audio' && type !== 'file';

function addAuthor(state: State, content: Content, key: DemoAuthor): Author {
  const { role, bio, cover, daysHere, tiers, ...person } = demoAuthors[key];
  const createdAt = new Date(Date.now() - daysHere * day);
  const account = addAccount(state, {
    ...person,
    ...{ password: demoLogin.password, isEmailVerified: true, createdAt },
  });
  const author = {
    id: state.nextId(),
    account: account.id,
    name: `${person.firstName} ${person.lastName}`,
    bio: setSpaces(bio),
    portrait: key,
    tiers: tiers.map((tier) => ({ ...tier, description: setSpaces(tier.description), id: state.nextId() })),
    ...{ role, cover },
  };
  content.authors.set(author.id, author);
  return author;
}

/** The people and posts of the demo, and whom its first person reads: the same that a new server begins with. */
export function seedContent(state: State, content: Content): void {
  const keys = Object.keys(demoAuthors) as DemoAuthor[];
  const authors = new Map(keys.map((key) => [key, addAuthor(state, content, key)]));
  const authorOf = (key: DemoAuthor): Author => {
    const author = authors.get(key);
    if (author === undefined) throw new Error(`The demo has no author ${key}`);
    return author;
  };

  for (const post of demoPosts) {
    const author = authorOf(post.author);
    const blocks = post.blocks.filter(isKept);
    for (const block of blocks) {
      if (block.type === 'picture') addPicture(content, block.media);
      if (block.type === 'gallery') for (const { media } of block.pictures) addPicture(content, media);
    }
    const first = post.audience === 'tiers' ? author.tiers.findIndex(({ name }) => name === post.tier) : -1;
    const id = state.nextId();
    content.posts.set(id, {
      ...{ id, author: author.id, title: post.title, blocks, audience: post.audience },
      // Each tier opens what the cheaper ones do.
      tiers: first < 0 ? [] : author.tiers.slice(first).map((tier) => tier.id),
      teaser: post.teaser ?? firstWords(blocks, post.audience),
      cover: post.cover === undefined ? null : addPicture(content, post.cover),
      publishedAt: new Date(Date.now() - post.hoursAgo * hour),
      otherLikes: post.likes,
    });
  }

  for (const { author: key, daysAgo, paid, cancelledDaysAgo } of demoSubscriptions) {
    const author = authorOf(key);
    const id = state.nextId();
    const inDays = (days: number) => new Date(Date.now() + days * day);
    content.followings.set(id, {
      ...{ id, account: authorOf('anna').account, author: author.id, createdAt: inDays(-daysAgo) },
      tier: author.tiers.find(({ name }) => name === paid?.tier) ?? null,
      paidUntil: paid === undefined ? null : inDays(paid.daysLeft),
      cancelledAt: cancelledDaysAgo === undefined ? null : inDays(-cancelledDaysAgo),
    });
  }
}
