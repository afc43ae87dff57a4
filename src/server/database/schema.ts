export * from './schema/accounts.ts';
export * from './schema/comments.ts';
export * from './schema/creators.ts';
export * from './schema/drafts.ts';
export * from './schema/events.ts';
export * from './schema/media.ts';
export * from './schema/posts.ts';
export * from './schema/server.ts';
