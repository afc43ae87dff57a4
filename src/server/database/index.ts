export { lockFolder, prepareFolder, type FolderLock } from './lock.ts';
export { openEmbedded, openPostgres, type Database, type OpenDatabase } from './open.ts';
export * as tables from './schema.ts';
export { isDatabaseAway, uniqueViolation, withoutParameters } from './violations.ts';
