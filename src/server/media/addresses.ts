import { createHmac, timingSafeEqual } from 'node:crypto';

/** Milliseconds: signed addresses end on the hour, so that the same one is given out, and cached, for a whole one. */
const hour = 3_600_000;

/** The query of a signed address. */
interface Signed {
  /** Id of the reader it was given to. */
  readonly u: string;
  /** Seconds since the epoch at which it ends. */
  readonly e: string;
  readonly s: string;
}

/** The path of a form of a file: for those whom everybody may have it is the whole address. */
export const openAddress = (media: string, variant: string): string => `/media/${media}/${variant}`;

/** Makes the addresses under which files are given out, and knows its own again. */
export interface MediaAddresses {
  /** Address of a public file. */
  open(media: string, variant: string): string;
  /** Address of a file for one reader, valid for at least an hour: an `<img>` sends no token. */
  signed(media: string, variant: string, readerId: number): string;
  /** The reader to whom an address was given, and the second when it ends; `undefined` for one that is forged or over. */
  readerOf(media: string, variant: string, query: Signed): { id: number; endsAt: number } | undefined;
}

/** @param key for signatures only */
export function createAddresses(key: Uint8Array, now: () => Date): MediaAddresses {
  const sign = (path: string, u: string, e: string) =>
    createHmac('sha256', key).update(`${path} ${u} ${e}`).digest('base64url');

  return {
    open: openAddress,

    signed(media, variant, readerId) {
      const path = openAddress(media, variant);
      const u = String(readerId);
      const e = String((Math.ceil(now().getTime() / hour) * hour + hour) / 1000);
      return `${path}?${new URLSearchParams({ u, e, s: sign(path, u, e) })}`;
    },

    readerOf(media, variant, { u, e, s }) {
      const expected = Buffer.from(sign(openAddress(media, variant), u, e));
      const given = Buffer.from(s);
      const isOurs = expected.length === given.length && timingSafeEqual(expected, given);
      const endsAt = Number(e);
      return isOurs && endsAt * 1000 > now().getTime() ? { id: Number(u), endsAt } : undefined;
    },
  };
}
