export { moderate } from './act.ts';
export { parseCommand, usage } from './command.ts';
export { listComplaints } from './list.ts';
export { perform } from './perform.ts';
export { askServer, listenForModerators } from './socket.ts';
