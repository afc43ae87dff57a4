export { backUp, checkVersion, restore } from './backup.ts';
export { cleanUp } from './cleanUp.ts';
export { openEmbedded } from './embedded.ts';
export { lockFolder, prepareFolder, type FolderLock } from './lock.ts';
export type { Database, Execute, OpenDatabase } from './open.ts';
export { openPostgres } from './postgres.ts';
export * as tables from './schema.ts';
export { inSeconds, secondsAgo, sharedNow } from './sharedTime.ts';
export { openStorage } from './storage.ts';
export { databaseTime, type DatabaseTime } from './time.ts';
export {
  foreignKeyViolation,
  isDatabaseAway,
  loggedReason,
  uniqueViolation,
  withoutParameters,
} from './violations.ts';
