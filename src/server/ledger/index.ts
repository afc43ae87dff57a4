export { readMaturing, releaseHeld } from './hold.ts';
export { findParty, partyOf } from './parties.ts';
export { KeyReused, Overdraft, post, type Posting } from './post.ts';
export { LedgerFault, proveLedger } from './proof.ts';
export { balancesOf, statementOf } from './read.ts';
