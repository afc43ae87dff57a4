import type { Profile } from '#src/api/contract.ts';
import { accountName } from '#src/server/usernames/accountName.ts';
import type { Handlers } from './call.ts';
import { type Author, authorByAccount, type Content, newestFirst, type Tier } from './content.ts';
import { followersOf, followingOf } from './followings.ts';
import { pageAfter } from './pages.ts';
import { toAuthor, toCard, toSubscription } from './present.ts';
import { notFound } from './refusal.ts';
import { type Account, findByUsername, type State } from './state.ts';

function presentAuthor(content: Content, author: Author, reader: number): NonNullable<Profile['author']> {
  const posts = newestFirst(content).filter((post) => post.author === author.id);
  const following = followingOf(content, reader, author.id);
  const presentTier = (tier: Tier) => ({
    ...{ id: tier.id, name: tier.name, price: tier.price, description: tier.description },
    posts: posts.filter(({ tiers }) => tiers.includes(tier.id)).length,
    places_left: null,
  });
  return {
    ...toAuthor(author),
    ...{ bio: author.bio, cover: author.cover, links: [] },
    pinned: null,
    subscribers: followersOf(content, author.id).length,
    posts: posts.length,
    locked_posts: posts.filter(({ audience }) => audience !== 'everyone').length,
    tiers: author.tiers.map(presentTier),
    subscription: following === undefined ? null : toSubscription(content, following),
    can_follow: author.account !== reader,
  };
}

/** Pages of people. */
export function profileCalls(state: State, content: Content): Handlers {
  function findAccount(asked: string): Account {
    const account = state.accounts.get(Number(asked)) ?? findByUsername(state, asked);
    if (account === undefined) throw notFound('Такого человека здесь нет');
    return account;
  }

  return {
    profile({ caller, params }) {
      const account = findAccount(params.userId);
      const author = authorByAccount(content, account.id);
      return {
        user_id: account.id,
        username: account.username,
        name: author?.name ?? accountName(account),
        joined_at: account.createdAt.toISOString(),
        ...{ can_block: false, blocked: false },
        author: author === undefined ? null : presentAuthor(content, author, caller().account.id),
      };
    },
    profilePosts({ caller, params, query }) {
      const author = authorByAccount(content, findAccount(params.userId).id);
      const isAll = query.get('tab') !== 'locked';
      const posts = newestFirst(content).filter(
        (post) => post.author === author?.id && (isAll || post.audience !== 'everyone'),
      );
      const page = pageAfter({ origin: state.origin, name: 'profilePosts', query }, posts);
      const results = page.results.map((post) => toCard(content, caller().account.id, post));
      return { ...page, previous: null, results };
    },
  };
}
