import type { Handlers } from './call.ts';
import type { Author, Content, Published } from './content.ts';
import { followersOf, followingOf, statusOf } from './followings.ts';
import { numberedPage } from './pages.ts';
import { toAuthor, toSubscription } from './present.ts';
import { invalid, notFound, Refusal } from './refusal.ts';
import type { State } from './state.ts';

const lastPostOf = ({ posts }: Content, { id }: Author): Published | undefined =>
  [...posts.values()]
    .filter(({ author }) => author === id)
    .toSorted((one, other) => other.publishedAt.getTime() - one.publishedAt.getTime())[0];

const publishedAt = (content: Content, author: Author): number =>
  lastPostOf(content, author)?.publishedAt.getTime() ?? 0;

function pricesOf({ tiers }: Author) {
  const prices = tiers.map(({ price }) => price);
  return prices.length === 0 ? null : { min: Math.min(...prices), max: Math.max(...prices) };
}

const presentLast = (post: Published | undefined) =>
  post === undefined
    ? null
    : {
        id: post.id,
        title: post.title,
        audience: post.audience,
        published_at: post.publishedAt.toISOString(),
      };

/** Calls to follow authors and to list the subscriptions. */
export const subscriptionCalls = ({ origin, nextId, accounts }: State, content: Content): Handlers => ({
  subscribeFree({ caller, body }) {
    const { id: account } = caller().account;
    const author = content.authors.get(body.author);
    if (author === undefined) throw invalid({ author: ['Автор не найден.'] });
    if (author.account === account) throw invalid({ author: ['Нельзя следить за собой.'] });
    if (followingOf(content, account, author.id) !== undefined)
      throw invalid({ non_field_errors: ['Вы уже следите за этим автором.'] });
    const given = { tier: null, price: null, createdAt: new Date(), paidUntil: null, cancelledAt: null };
    const following = { id: nextId(), account, author: author.id, ...given };
    for (const old of content.followings.values())
      if (old.account === account && old.author === author.id) content.followings.delete(old.id);
    content.followings.set(following.id, following);
    return toSubscription(content, following);
  },
  cancelSubscription({ caller, params }) {
    const following = content.followings.get(Number(params.id));
    if (following?.account !== caller().account.id) throw notFound();
    if (statusOf(following) !== 'active')
      throw new Refusal(400, {
        detail: following.cancelledAt === null ? 'Подписка уже закончилась.' : 'Подписка уже отменена.',
      });
    following.cancelledAt = new Date();
    return toSubscription(content, following);
  },
  mySubscriptions({ caller, query }) {
    const status = query.get('status');
    const mine = [...content.followings.values()].filter(({ account }) => account === caller().account.id);
    const found = mine.filter((each) => status === null || statusOf(each) === status);
    const newest = found.toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
    const page = numberedPage({ origin, name: 'mySubscriptions', query }, newest);
    return { ...page, results: page.results.map((each) => toSubscription(content, each)) };
  },
  authors({ query }) {
    const announced = [...content.authors.values()]
      .filter(({ account }) => accounts.get(account)?.isEmailVerified === true)
      .toSorted((one, other) => publishedAt(content, other) - publishedAt(content, one));
    const page = numberedPage({ origin, name: 'authors', query }, announced);
    return {
      ...page,
      results: page.results.map((author) => ({
        ...toAuthor(author),
        subscribers: followersOf(content, author.id).length,
        bio: author.bio,
        prices: pricesOf(author),
        last_post: presentLast(lastPostOf(content, author)),
      })),
    };
  },
});
