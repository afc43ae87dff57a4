export { moderate } from './act.ts';
export { parseCommand, usage, type Command } from './command.ts';
export { listComplaints } from './list.ts';
