import { type CoverName, covers } from '#src/components/sections/ProfileHeader/index.ts';

/** The collage of a page. @param name as the server gives it; one that this version of the client does not have is the usual one */
export const drawnCover = (name: string | null): CoverName =>
  covers.find((known) => known === name) ?? 'keys';
