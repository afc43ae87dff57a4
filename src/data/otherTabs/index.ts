export { createChannel } from './channel.ts';
