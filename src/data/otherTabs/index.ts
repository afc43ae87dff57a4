export { createChannel } from './channel.ts';
export { takeLock } from './lock.ts';
