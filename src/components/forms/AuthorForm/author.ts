import type { Action } from '#src/status/action.ts';
import { normalizeProfileLink, tidyText } from '#src/validation/index.ts';

/** Names of the links' fields, from the first one on. */
export const linkFields = ['link1', 'link2', 'link3', 'link4', 'link5'] as const;

export type LinkField = (typeof linkFields)[number];

/** Fields of the form as the server's errors call them. */
export type AuthorField = 'name' | 'role' | 'username' | 'bio' | LinkField;

/** Texts of an author's page, as they are saved and sent. */
export interface AuthorTexts {
  readonly name: string;
  /** The author's occupation: «Музыкант». */
  readonly role: string;
  readonly username: string;
  /** May be empty. */
  readonly bio: string;
  /** Whole addresses, up to five. */
  readonly links: readonly string[];
}

/** Availability of the typed username. The parent checks it after a pause, because components have no clock. */
export type Availability =
  /** Not asked: it is the saved one, breaks a rule, or is still being typed. */
  { readonly kind: 'unknown' } | { readonly kind: 'checking' | 'free' | 'taken' | 'failed' };

export type PictureKind = 'portrait' | 'cover';

/** A picture of the page that may be changed. */
export interface EditedPicture {
  /** The author's own; without one their initial or our collage shows. */
  readonly isOwn: boolean;
  /** The whole picture is at hand: another part of it can be chosen. */
  readonly canCrop: boolean;
  /** Differs from what is saved. */
  readonly isChanged: boolean;
  /** The last file that was chosen, on its way to the server. */
  readonly upload: Action;
}

export type Values = Record<AuthorField, string>;

/** Links leave out https, which all of them have. */
const shortLink = (link: string): string => link.replace(/^https:\/\//, '');

/** Initial values of the fields. */
export function valuesOf({ name, role, username, bio, links }: AuthorTexts): Values {
  const [link1 = '', link2 = '', link3 = '', link4 = '', link5 = ''] = links.map(shortLink);
  return { name, role, username, bio, link1, link2, link3, link4, link5 };
}

/** Texts from the fields; an empty link field is left out. */
export function textsOf(values: Values): AuthorTexts {
  const links = linkFields.map((field) => values[field].trim()).filter((link) => link !== '');
  return {
    name: tidyText(values.name),
    role: tidyText(values.role),
    username: values.username.trim(),
    bio: tidyText(values.bio),
    links: links.map(normalizeProfileLink),
  };
}

/** Returns the changed texts. */
export function changesOf(saved: AuthorTexts, typed: AuthorTexts): ReadonlySet<keyof AuthorTexts> {
  const keys = ['name', 'role', 'username', 'bio', 'links'] as const;
  return new Set(keys.filter((key) => String(saved[key]) !== String(typed[key])));
}
