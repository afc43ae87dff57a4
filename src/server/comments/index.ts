import type { FastifyInstance } from 'fastify';
import { addAnswers } from './answers.ts';
import { addDeleting } from './delete.ts';
import type { CommentsDeps } from './deps.ts';
import { addEdit } from './edit.ts';
import { addList } from './list.ts';
import { addNewComments } from './newComments.ts';
import { addPolicy } from './policy.ts';
import { addWrite } from './write.ts';

export { countComment } from './count.ts';
export { removeDeleted } from './removeDeleted.ts';

/** Adds every call about comments. */
export function addComments(app: FastifyInstance, deps: CommentsDeps): void {
  addList(app, deps);
  addAnswers(app, deps);
  addNewComments(app, deps);
  addWrite(app, deps);
  addEdit(app, deps);
  addDeleting(app, deps);
  addPolicy(app, deps);
}
