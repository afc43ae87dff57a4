import type { Action } from '#src/status/action.ts';
import {
  normalizeProfileLink,
  tidyText,
  validateAuthorName,
  validateBio,
  validateProfileLink,
  validateRole,
  validateUsername,
} from '#src/validation/index.ts';
import { useFields } from '../shared/useFields.ts';

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

type Values = Record<AuthorField, string>;

/** Links leave out https, which all of them have. */
const shortLink = (link: string): string => link.replace(/^https:\/\//, '');

/** Initial values of the fields. */
function valuesOf({ name, role, username, bio, links }: AuthorTexts): Values {
  const [link1 = '', link2 = '', link3 = '', link4 = '', link5 = ''] = links.map(shortLink);
  return { name, role, username, bio, link1, link2, link3, link4, link5 };
}

/** Texts from the fields; an empty link field is left out. */
function textsOf(values: Values): AuthorTexts {
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
function changesOf(saved: AuthorTexts, typed: AuthorTexts): ReadonlySet<keyof AuthorTexts> {
  const keys = ['name', 'role', 'username', 'bio', 'links'] as const;
  return new Set(keys.filter((key) => String(saved[key]) !== String(typed[key])));
}

const validateLink = (value: string) => (value.trim() === '' ? undefined : validateProfileLink(value));

/** The error for a name that is taken. */
export const takenMessage = 'Этот адрес занят. Выберите другой';

interface Options {
  author: AuthorTexts;
  availability: Availability;
  status: Action<AuthorField>;
  onSubmit: (texts: AuthorTexts) => void;
}

/** Fields of the form with their rules, and which of the texts differ from the saved ones. */
export function useAuthorForm({ author, availability, status, onSubmit }: Options) {
  const fields = useFields<AuthorField>({
    initial: valuesOf(author),
    rules: {
      name: validateAuthorName,
      role: validateRole,
      username: (value) =>
        value.trim() === author.username
          ? undefined
          : (validateUsername(value) ?? (availability.kind === 'taken' ? takenMessage : undefined)),
      bio: validateBio,
      link1: validateLink,
      link2: validateLink,
      link3: validateLink,
      link4: validateLink,
      link5: validateLink,
    },
    status,
    success: 'keeps',
    onSubmit: (values) => onSubmit(textsOf(values)),
  });
  return { ...fields, changes: changesOf(author, textsOf(fields.values)) };
}

/** The hook's answer, for the rows of the form. */
export type AuthorFields = ReturnType<typeof useAuthorForm>;
