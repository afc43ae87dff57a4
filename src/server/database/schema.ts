export * from './schema/accounts.ts';
export * from './schema/creators.ts';
