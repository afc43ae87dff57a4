export * from './schema/accounts.ts';
export * from './schema/creators.ts';
export * from './schema/idempotency.ts';
export * from './schema/installation.ts';
export * from './schema/letters.ts';
export * from './schema/limits.ts';
export * from './schema/media.ts';
export * from './schema/posts.ts';
