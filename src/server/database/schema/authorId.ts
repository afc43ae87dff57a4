import { integer } from 'drizzle-orm/pg-core';
import { authors } from './creators.ts';

/** Column of every row that belongs to an author, by which data could be sharded. */
export const authorId = () =>
  integer('author_id')
    .notNull()
    .references(() => authors.id, { onDelete: 'cascade' });
