import { integer } from 'drizzle-orm/pg-core';
import { authors } from './creators.ts';

/** On every row that belongs to an author: what data would be divided by. */
export const authorId = () =>
  integer('author_id')
    .notNull()
    .references(() => authors.id, { onDelete: 'cascade' });
