import type { FastifyInstance } from 'fastify';
import type { OwnProfileDeps } from './deps.ts';
import { addEditing } from './edit.ts';
import { addPictures } from './pictures.ts';

/** Adds every call under /api/profile/. */
export function addOwnProfile(app: FastifyInstance, deps: OwnProfileDeps): void {
  addEditing(app, deps);
  addPictures(app, deps);
}
