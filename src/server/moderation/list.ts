import { desc, eq, isNull, sql } from 'drizzle-orm';
import { tables, type Database } from '../database/index.ts';

const { authors, comments, complaints, posts, users } = tables;

/** Targets of one list. */
const limit = 100;
/** Characters of what a comment says. */
const beginning = 120;

/** Cleans people's text for a terminal: it must not move the cursor or turn the direction of the text. */
const plain = (text: string) => text.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();

function shortened(text: string): string {
  const characters = Array.from(plain(text));
  if (characters.length <= beginning) return characters.join('');
  return `${characters.slice(0, beginning).join('').trimEnd()}…`;
}

/** «insult 2, spam 1» */
function countReasons(reasons: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const reason of reasons) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .map(([reason, count]) => `${reason} ${count}`)
    .join(', ');
}

/** Open complaints, those about one thing together: what, where, whose, how many of which, and how it begins. */
export async function listComplaints(db: Database): Promise<string> {
  const open = db
    .select({
      postId: complaints.postId,
      commentId: complaints.commentId,
      count: sql<number>`count(*)::integer`.as('count'),
      firstAt: sql<Date>`min(${complaints.createdAt})`.mapWith(complaints.createdAt).as('first_at'),
      reasons: sql<string[]>`json_agg(${complaints.reason} order by ${complaints.reason})`.as('reasons'),
    })
    .from(complaints)
    .where(isNull(complaints.resolvedAt))
    .groupBy(complaints.postId, complaints.commentId)
    .as('open');
  const rows = await db
    .select({
      commentId: open.commentId,
      count: open.count,
      firstAt: open.firstAt,
      reasons: open.reasons,
      post: { id: posts.id, title: posts.title, teaser: posts.teaser, hiddenAt: posts.hiddenAt },
      comment: { text: comments.text, deletedAt: comments.deletedAt, hiddenAt: comments.hiddenAt },
      writer: { id: users.id, username: users.username },
    })
    .from(open)
    .leftJoin(comments, eq(comments.id, open.commentId))
    .innerJoin(posts, eq(posts.id, sql`coalesce(${open.postId}, ${comments.postId})`))
    .innerJoin(authors, eq(authors.id, posts.authorId))
    .leftJoin(
      users,
      sql`${users.id} = case when ${open.commentId} is null then ${authors.userId} else ${comments.userId} end and ${users.deletedAt} is null`,
    )
    .orderBy(desc(open.count), open.firstAt)
    .limit(limit);
  if (rows.length === 0) return 'There are no open complaints.';
  return rows
    .map(({ commentId, count, firstAt, reasons, post, comment, writer }) => {
      const where = `post ${post.id} “${plain(post.title)}”`;
      const what = commentId === null ? where : `comment ${commentId} below ${where}`;
      const whose = writer === null ? 'somebody who has gone' : `${plain(writer.username)} (${writer.id})`;
      const isHidden = (comment ?? post).hiddenAt !== null;
      const state = isHidden ? ', hidden' : comment?.deletedAt ? ', deleted' : '';
      return [
        `${what}, by ${whose}${state}`,
        `  complaints: ${count} (${countReasons(reasons)}), the first ${firstAt.toISOString()}`,
        `  ${shortened(comment?.text ?? post.teaser)}`,
      ].join('\n');
    })
    .join('\n\n');
}
