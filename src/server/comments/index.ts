import type { FastifyInstance } from 'fastify';
import { addAnswers } from './answers.ts';
import { addDeleting } from './delete.ts';
import type { CommentsDeps } from './access.ts';
import { addEdit, addPolicy, addWrite } from './write.ts';
import { addList, addNewComments } from './list.ts';

export { countComment } from './rows.ts';
export { removeDeleted } from './delete.ts';

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
