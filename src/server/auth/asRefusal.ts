import { foreignKeyViolation } from '../database/index.ts';
import { notFound } from '../http/errors.ts';
import { badBearer, deadToken } from './bearer.ts';

/**
 * What a row that could not be written tells the caller: their account was deleted meanwhile, or the row that it
 * refers to was.
 */
export function asRefusal(error: unknown): unknown {
  const reference = foreignKeyViolation(error);
  if (reference === undefined) return error;
  return reference.includes('_user_id_') ? badBearer(deadToken) : notFound();
}
