export { readEvents } from './read.ts';
export { record, selectEvent, type EventKind } from './record.ts';
