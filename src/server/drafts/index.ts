import type { FastifyInstance } from 'fastify';
import { addCreating } from './create.ts';
import { addDeleting } from './delete.ts';
import type { DraftsDeps } from './content.ts';
import { addList } from './list.ts';
import { addPin } from './pin.ts';
import { addPreview } from './preview.ts';
import { addPublishing } from './publish.ts';
import { addRevisions } from './revisions.ts';
import { addSaving } from './save.ts';

export { publishDue } from './publishDue.ts';
export { removeDeletedDrafts } from './delete.ts';

/** Adds every call with which authors write: under /api/drafts/, and the pin. */
export function addDrafts(app: FastifyInstance, deps: DraftsDeps): void {
  addList(app, deps);
  addCreating(app, deps);
  addSaving(app, deps);
  addDeleting(app, deps);
  addPublishing(app, deps);
  addPreview(app, deps);
  addRevisions(app, deps);
  addPin(app, deps);
}
