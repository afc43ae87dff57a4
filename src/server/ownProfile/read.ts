import { eq } from 'drizzle-orm';
import type { OwnProfile } from '#src/api/contract.ts';
import { namelessPerson } from '#src/validation/index.ts';
import { type Authenticate, badBearer, deadToken } from '../auth/index.ts';
import { type Database, tables } from '../database/index.ts';
import type { Limits } from '../limits/limits.ts';
import {
  type MediaAddresses,
  type OwnPicture,
  presentCover,
  presentPhoto,
  presentPicture,
  type Store,
} from '../media/index.ts';
import { ownMedia } from '../posts/index.ts';
import type { Settings } from '../settings/table.ts';
import { accountName } from '../usernames/accountName.ts';

const { authors, users } = tables;

export interface OwnProfileDeps {
  readonly db: Database;
  readonly store: Store;
  readonly addresses: MediaAddresses;
  readonly authenticate: Authenticate;
  readonly limits: Pick<Limits, 'require'>;
  /** Limit for all files of an author. */
  readonly settings: Pick<Settings, 'UPLOAD_TOTAL'>;
}

type ReadDeps = Pick<OwnProfileDeps, 'db' | 'addresses'>;
type Page = typeof authors.$inferSelect;

/** Source pictures of a page's crops, while they exist. */
async function sourcesOf({ db, addresses }: ReadDeps, { id, userId, photo, coverPicture }: Page) {
  const named = [photo, coverPicture].flatMap((picture) => picture?.source?.media ?? []);
  const files = named.length > 0 ? await ownMedia(db, id, named) : new Map<string, never>();
  const present = ({ source }: Partial<Pick<OwnPicture, 'source'>>) => {
    const file = source && files.get(source.media);
    if (source === undefined || file?.kind !== 'picture') return undefined;
    const picture = presentPicture(file, (variant) => addresses.signed(file.id, variant, userId));
    return { picture, crop: source.crop };
  };
  const [photoSource, coverSource] = [present(photo ?? {}), present(coverPicture ?? {})];
  return {
    ...(photoSource && { photo_source: photoSource }),
    ...(coverSource && { cover_source: coverSource }),
  };
}

/**
 * One's own page, with the defaults for a person who has made none. @throws {HttpError} 401 where the account was
 * deleted
 */
export async function readOwnProfile(deps: ReadDeps, userId: number): Promise<OwnProfile> {
  const [row] = await deps.db
    .select({ user: users, page: authors })
    .from(users)
    .leftJoin(authors, eq(authors.userId, users.id))
    .where(eq(users.id, userId));
  if (row === undefined) throw badBearer(deadToken);
  const { user, page } = row;
  const name = page?.name ?? accountName(user);
  const isHidden = user.profileHiddenAt !== null;
  const addressOf = isHidden
    ? (id: string, variant: string) => deps.addresses.signed(id, variant, userId)
    : undefined;
  return {
    user_id: user.id,
    is_author: page?.since instanceof Date,
    // The form asks for a name where the person has given none.
    name: name === namelessPerson ? '' : name,
    username: user.username,
    role: page?.role ?? '',
    bio: page?.bio ?? '',
    links: page?.links ?? [],
    portrait: page?.portrait || null,
    ...(page?.photo && { photo: presentPhoto(page.photo, addressOf) }),
    cover: page?.cover ?? null,
    ...(page?.coverPicture && { cover_picture: presentCover(page.coverPicture, addressOf) }),
    hidden: isHidden,
    pinned: page?.pinnedId ?? null,
    ...(page && (await sourcesOf(deps, page))),
  };
}
