import type { User } from '#src/api/contract.ts';
import type { Photo } from '#src/components/primitives/Avatar/index.ts';
import { formatEmail } from '#src/validation/index.ts';

const texts = ['email', 'username', 'first_name', 'last_name', 'phone'] as const;

/** Other servers may have a photo of another shape: an address, for one. */
const isPhoto = (photo: unknown): photo is Photo =>
  typeof photo === 'object' && photo !== null && 'sources' in photo && Array.isArray(photo.sources);

/** A user of any server: what it leaves out, or gives as `null`, is not filled in yet. The email is as people write it. */
export function normalizeUser(user: User): User {
  const whole = { ...user };
  for (const name of texts) if (typeof whole[name] !== 'string') whole[name] = '';
  whole.email = formatEmail(whole.email);
  if (!isPhoto(whole.photo)) delete whole.photo;
  return whole;
}
