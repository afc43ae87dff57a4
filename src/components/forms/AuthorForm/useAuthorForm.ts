import type { Action } from '#src/status/action.ts';
import {
  validateAuthorName,
  validateBio,
  validateProfileLink,
  validateRole,
  validateUsername,
} from '#src/validation/index.ts';
import { useFields } from '../shared/useFields.ts';
import {
  type AuthorField,
  type AuthorTexts,
  type Availability,
  changesOf,
  textsOf,
  valuesOf,
} from './author.ts';

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
