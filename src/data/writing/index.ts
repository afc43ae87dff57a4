export type { Content } from './content.ts';
export type { Status, DraftView } from './status.ts';
export { type OpenDraft, useNewPlace, useUnloadWarning, useDraftSession } from './useDraftSession.ts';
export type { DraftSession } from './draftSession.ts';
export { countUnsent, followUnsent, forget, isHereOnly, listUnsent, type Unsent } from './draftSessions.ts';
