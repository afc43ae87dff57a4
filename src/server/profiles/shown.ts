import { sql, type Placeholder, type SQL } from 'drizzle-orm';
import { tables } from '../database/index.ts';

const { authors, posts } = tables;

/** Whether a post of an author is there for a reader: what moderators hide their author still sees, what is withdrawn nobody. */
export const isShown = (readerId: Placeholder): SQL =>
  sql`(${posts.withdrawnAt} is null and (${posts.hiddenAt} is null or ${authors.userId} = ${readerId}))`;
