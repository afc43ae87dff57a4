export { backUp, countRows, checkVersion, restore } from './backup.ts';
export { cleanUp, addPartitions } from './cleanUp.ts';
export { Attempts, eachOf, ItemsFailed, removeInBatches, someOf, untilNone } from './batches.ts';
export { openEmbedded } from './embedded.ts';
export { isOneOf, inSeconds, readSharedNow, secondsAgo, sharedNow } from './sql.ts';
export { lockFolder, prepareFolder, openStorage } from './storage.ts';
export {
  type Database,
  type Execute,
  type OpenDatabase,
  perDatabase,
  createRead,
  type Read,
  type Reader,
} from './open.ts';
export { openPostgres, openReplica } from './postgres.ts';
export { noTimeLimits, databaseTime, type DatabaseTime } from './queries.ts';
export * as tables from './schema.ts';
export {
  checkViolation,
  foreignKeyViolation,
  isDatabaseAway,
  loggedReason,
  uniqueViolation,
  withoutParameters,
} from './violations.ts';
