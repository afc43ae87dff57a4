import { v7 } from 'uuid';
import { tables, type Database } from '../database/index.ts';
import type { DemoAuthor } from './authors.ts';
import { type DemoAnswer, type DemoComment } from './comments/index.ts';

const hour = 3_600_000;

interface Commented {
  readonly postId: number;
  readonly authorId: number;
  readonly publishedAt: Date;
}

/** Writes what people say below a post of the demo. @param userIds the accounts of the people */
export async function seedComments(
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
