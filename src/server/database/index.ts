export { backUp, countRows } from './backup.ts';
export { cleanUp } from './cleanUp.ts';
export { Attempts, eachOf, ItemsFailed } from './eachOf.ts';
export { openEmbedded } from './embedded.ts';
export { removeInBatches, someOf, untilNone } from './inBatches.ts';
export { isOneOf } from './isOneOf.ts';
export { lockFolder, prepareFolder } from './lock.ts';
export type { Database, Execute, OpenDatabase } from './open.ts';
export { addPartitions } from './partitions.ts';
export { perDatabase } from './perDatabase.ts';
export { openPostgres, openReplica } from './postgres.ts';
export { noTimeLimits } from './queries.ts';
export { createRead, type Read, type Reader } from './readDb.ts';
export { checkVersion, restore } from './restore.ts';
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
