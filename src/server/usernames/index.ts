export { accountName } from './accountName.ts';
export { addUsernames } from './availability.ts';
export { changeUsername, isKeptForOthers, retireUsernames } from './change.ts';
