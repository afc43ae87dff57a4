export { settingsHelp } from './help.ts';
export type { LimitName } from './limits.ts';
export { parseSettings } from './parse.ts';
export { deriveSecret, storedSecretKey } from './secretKey.ts';
export { settingsTable, type Settings } from './table.ts';
export type { UploadLimitName } from './uploads.ts';
