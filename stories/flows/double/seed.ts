import { setRussian } from '#src/format/typesetting.ts';
import { type DemoAuthor, demoAuthors, demoLogin, demoSubscriptions } from '#src/server/demo/authors.ts';
import { demoPosts } from '#src/server/demo/posts/index.ts';
import { firstWords } from '#src/server/posts/blocks.ts';
import { addAccount } from './accounts.ts';
import type { Author, Content } from './content.ts';
import { createPictures } from './seedPictures.ts';
import type { State } from './state.ts';

const hour = 3_600_000;
const day = 24 * hour;

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
    bio: setRussian(bio),
    portrait: key,
    tiers: tiers.map((tier) => ({ ...tier, description: setRussian(tier.description), id: state.nextId() })),
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

  const pictures = createPictures(content);
  for (const post of demoPosts) {
    const author = authorOf(post.author);
    const blocks = pictures.blocksOf(post.blocks);
    const first = post.audience === 'tiers' ? author.tiers.findIndex(({ name }) => name === post.tier) : -1;
    const publishedAt = new Date(Date.now() - post.hoursAgo * hour);
    const written = {
      ...{ id: state.nextId(), author: author.id, title: post.title, blocks, audience: post.audience },
      // Each tier opens what the cheaper ones do.
      tiers: first < 0 ? [] : author.tiers.slice(first).map((tier) => tier.id),
    };
    content.posts.set(written.id, {
      ...written,
      teaser: post.teaser ?? firstWords(blocks, post.audience),
      cover: post.cover === undefined ? null : pictures.add(post.cover),
      publishedAt,
      otherLikes: post.likes,
    });
  }

  for (const { author: key, daysAgo, paid, cancelledDaysAgo } of demoSubscriptions) {
    const author = authorOf(key);
    const id = state.nextId();
    const inDays = (days: number) => new Date(Date.now() + days * day);
    const tier = author.tiers.find(({ name }) => name === paid?.tier) ?? null;
    content.followings.set(id, {
      ...{ id, account: authorOf('anna').account, author: author.id, createdAt: inDays(-daysAgo) },
      ...{ tier, price: tier?.price ?? null },
      paidUntil: paid === undefined ? null : inDays(paid.daysLeft),
      cancelledAt: cancelledDaysAgo === undefined ? null : inDays(-cancelledDaysAgo),
    });
  }
}
