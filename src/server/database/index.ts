export { backUp, restore } from './backup.ts';
export { cleanUp } from './cleanUp.ts';
export { lockFolder, prepareFolder, type FolderLock } from './lock.ts';
export { openEmbedded, openPostgres, type Database, type OpenDatabase } from './open.ts';
export * as tables from './schema.ts';
export { inSeconds, secondsAgo, sharedNow } from './sharedTime.ts';
export { openStorage } from './storage.ts';
export { databaseTime, type DatabaseTime } from './time.ts';
export { foreignKeyViolation, isDatabaseAway, uniqueViolation, withoutParameters } from './violations.ts';
