import { desc, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { endpoints, type Post } from '#src/api/contract.ts';
import type { Authenticate } from '../auth/index.ts';
import { tables, type Database } from '../database/index.ts';
import { addEndpoint } from '../http/endpoint.ts';
import { HttpError } from '../http/errors.ts';

const { authors, posts, tiers } = tables;
const pageSize = 10;

export interface FeedDeps {
  readonly db: Database;
  readonly authenticate: Authenticate;
  /** Origin of the absolute `next` and `previous` addresses. */
  readonly publicUrl: string;
}

const wrongPage = () => new HttpError(404, { detail: 'Неправильная страница' });

function pageNumber({ query }: FastifyRequest): number {
  const page = typeof query === 'object' && query !== null && 'page' in query ? query.page : '1';
  if (typeof page !== 'string' || !/^[1-9]\d{0,6}$/.test(page)) throw wrongPage();
  return Number(page);
}

async function readPage(db: Database, page: number) {
  return db
    .select({ post: posts, author: authors, tier: tiers })
    .from(posts)
    .innerJoin(authors, eq(authors.id, posts.authorId))
    .leftJoin(tiers, eq(tiers.id, posts.tierId))
    .orderBy(desc(posts.publishedAt), desc(posts.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
}

/** @param readerId an author reads their own posts without a subscription */
function toPost(
  { post, author, tier }: Awaited<ReturnType<typeof readPage>>[number],
  readerId: number,
): Post {
  const isOpen = tier === null || author.userId === readerId;
  return {
    id: post.id,
    title: post.title,
    body: isOpen ? post.body : null,
    image: post.image,
    author: { name: author.name, role: author.role, portrait: author.portrait },
    access: tier === null ? 'open' : 'subscribers',
    tier: tier?.name ?? null,
    price: tier?.price ?? null,
    published_at: post.publishedAt.toISOString(),
    likes: post.likes,
    comments: post.comments,
  };
}

/** GET /api/feed/?page= — newest first; a locked post keeps its body on the server. */
export function addFeed(app: FastifyInstance, { db, authenticate, publicUrl }: FeedDeps): void {
  const addressOf = (page: number) => {
    const url = new URL(endpoints.feed.path, publicUrl);
    if (page > 1) url.searchParams.set('page', String(page));
    return url.href;
  };

  addEndpoint(app, 'feed', async (request) => {
    const reader = await authenticate(request);
    const page = pageNumber(request);
    const count = await db.$count(posts);
    const pages = Math.max(1, Math.ceil(count / pageSize));
    if (page > pages) throw wrongPage();
    const rows = await readPage(db, page);
    return {
      count,
      next: page < pages ? addressOf(page + 1) : null,
      previous: page > 1 ? addressOf(page - 1) : null,
      results: rows.map((row) => toPost(row, reader.id)),
    };
  });
}
