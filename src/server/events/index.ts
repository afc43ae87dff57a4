export { readEvents, type HandleEvents } from './read.ts';
export { record, selectEvent, type Event, type EventKind } from './record.ts';
