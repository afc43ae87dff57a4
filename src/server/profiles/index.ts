import type { FastifyInstance } from 'fastify';
import type { ProfilesDeps } from './deps.ts';
import { addProfilePosts } from './posts.ts';
import { addProfile } from './profile.ts';

/** Adds every call under /api/profiles/. */
export function addProfiles(app: FastifyInstance, deps: ProfilesDeps): void {
  addProfile(app, deps);
  addProfilePosts(app, deps);
}
