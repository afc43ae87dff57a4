import type { FastifyInstance } from 'fastify';
import { addAnswers } from './answers.ts';
import { addBlockedReaders } from '../blocked/blockedReaders.ts';
import { addComplaints } from '../moderation/complain.ts';
import { addDeleting } from './delete.ts';
import type { CommentsDeps } from './deps.ts';
import { addEdit } from './edit.ts';
import { addList } from './list.ts';
import { addNewComments } from './newComments.ts';
import { addPolicy } from './policy.ts';
import { addWrite } from './write.ts';

export { countComment } from './count.ts';
export { removeDeleted } from './removeDeleted.ts';

/** Adds every call about comments, complaints and readers whom authors do not want. */
export function addComments(app: FastifyInstance, deps: CommentsDeps): void {
  addList(app, deps);
  addAnswers(app, deps);
  addNewComments(app, deps);
  addWrite(app, deps);
  addEdit(app, deps);
  addDeleting(app, deps);
  addComplaints(app, deps);
  addPolicy(app, deps);
  addBlockedReaders(app, deps);
}
