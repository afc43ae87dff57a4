import { v7 } from 'uuid';
import type { Block } from '#src/api/contract.ts';
import { type Database, tables } from '../database/index.ts';
import { writeMedia } from '../media/index.ts';
import { firstWords, publish } from '../posts/index.ts';
import type { DemoAuthor } from './authors.ts';
import type { DemoPost } from './blocks.ts';
import { commentsOf, countComments, type DemoAnswer, type DemoComment } from './comments/index.ts';
import type { StoredMedia } from './files.ts';

const hour = 3_600_000;

interface Commented {
  readonly postId: number;
  readonly authorId: number;
  readonly publishedAt: Date;
}

/** Writes what people say below a post of the demo. @param userIds the accounts of the people */
async function seedComments(
  db: Database,
  { postId, authorId, publishedAt }: Commented,
  comments: readonly DemoComment[],
  userIds: Readonly<Record<DemoAuthor, number>>,
): Promise<void> {
  const rowOf = ({ by, hours, text }: DemoAnswer, parentId: string | null) => {
    const msecs = publishedAt.getTime() + hours * hour;
    const common = { id: v7({ msecs }), postId, authorId, parentId, text };
    return { ...common, userId: userIds[by], createdAt: new Date(msecs) };
  };
  const rows = comments.flatMap((comment) => {
    const row = rowOf(comment, null);
    const answers = comment.answers.map((answer) => ({ ...rowOf(answer, row.id), answers: 0 }));
    return [{ ...row, answers: answers.length }, ...answers];
  });
  if (rows.length > 0) await db.insert(tables.comments).values(rows);
}

/** An author of the demo as the database has them. */
export interface SeededAuthor {
  readonly authorId: number;
  /** Tiers by name, each including the previous ones. */
  readonly tiers: ReadonlyMap<string, { readonly id: number; readonly price: number }>;
}

/** Puts ids in place of the names of files. */
async function withIds(blocks: readonly Block[], idOf: (name: string) => Promise<string>): Promise<Block[]> {
  const made: Block[] = [];
  for (const block of blocks) {
    if (block.type === 'gallery') {
      const pictures = [];
      for (const picture of block.pictures) pictures.push({ ...picture, media: await idOf(picture.media) });
      made.push({ ...block, pictures });
    } else if ('media' in block) made.push({ ...block, media: await idOf(block.media) });
    else made.push(block);
  }
  return made;
}

/**
 * Writes a demo post with its files and comments. The demo's tiers are ordered by price: each opens everything that the
 * cheaper ones do.
 * @param files by their names
 * @param userIds the accounts of those who comment
 */
export async function seedPost(
  db: Database,
  files: ReadonlyMap<string, StoredMedia>,
  post: DemoPost,
  { authorId, tiers }: SeededAuthor,
  userIds: Readonly<Record<DemoAuthor, number>>,
  now: Date,
): Promise<void> {
  const ids = new Map<string, string>();
  async function idOf(name: string): Promise<string> {
    const kept = files.get(name);
    if (kept === undefined) throw new TypeError(`the demo has no file ${name}`);
    const id = ids.get(name) ?? (await writeMedia(db, { ...kept.facts, authorId }, kept.files));
    ids.set(name, id);
    return id;
  }

  const { title, audience, likes, hoursAgo } = post;
  const comments = commentsOf(post);
  const publishedAt = new Date(now.getTime() - hoursAgo * hour);
  const blocks = await withIds(post.blocks, idOf);
  const first = post.audience === 'tiers' ? [...tiers.keys()].indexOf(post.tier) : 0;
  const postId = await publish(db, {
    authorId,
    title,
    teaser: post.teaser ?? firstWords(blocks, audience),
    blocks,
    cover: post.cover === undefined ? undefined : await idOf(post.cover),
    audience,
    tierIds: audience === 'tiers' ? [...tiers.values()].slice(first).map(({ id }) => id) : [],
    publishedAt,
    likes,
    comments: countComments(comments),
  });
  await seedComments(db, { postId, authorId, publishedAt }, comments, userIds);
}
