import type { OwnProfile } from '#src/api/contract.ts';
import type { ApiError } from '#src/api/errors.ts';
import type { Result } from '#src/api/result.ts';
import type { AuthorField, AuthorTexts } from '#src/components/forms/AuthorForm/AuthorForm.tsx';
import { useOwnProfileCalls } from '#src/data/profiles/ownProfile.ts';
import { type Failure, settingsFailure } from '../shared/failures.ts';
import { useFormStatus } from '../shared/useFormStatus.ts';

const failure = 'Не удалось сохранить страницу. Попробуйте ещё раз.';
const linkFields = ['link1', 'link2', 'link3', 'link4', 'link5'] as const;

/** The form shows this; the server names the link it refuses in its sentence. */
function savingFailure(error: ApiError): Failure<AuthorField> {
  const { message, fields: { links, ...fields } = {} } = settingsFailure(
    error,
    ['name', 'role', 'username', 'bio', 'links'],
    failure,
  );
  const [, number, reason] = /^Ссылка (\d): (.*)$/s.exec(links ?? '') ?? [];
  const link = linkFields[Number(number) - 1];
  if (links === undefined) return { ...(message !== undefined && { message }), fields };
  if (link === undefined) return { message: message ?? links, fields };
  return { ...(message !== undefined && { message }), fields: { ...fields, [link]: reason } };
}

/** The texts that are not as they were saved. */
const changesOf = (saved: OwnProfile, { name, role, username, bio, links }: AuthorTexts) => ({
  ...(name !== saved.name && { name }),
  ...(role !== saved.role && { role }),
  ...(username !== saved.username && { username }),
  ...(bio !== saved.bio && { bio }),
  ...(String(links) !== String(saved.links) && { links: [...links] }),
});

/** A step of the whole; `undefined` where there is nothing to do. */
type Step = () => Promise<Result<OwnProfile> | undefined>;

/**
 * Saves the whole page, texts first; what a refused step leaves undone stays typed and chosen.
 * @param pictures save what is changed of them
 */
export function useSaving(profile: OwnProfile | undefined, pictures: readonly Step[]) {
  const { save, becomeAuthor } = useOwnProfileCalls();
  const { status, submit } = useFormStatus<AuthorField>(true);

  function stepsOf(saved: OwnProfile, texts: AuthorTexts): readonly Step[] {
    const { is_author: isAuthor } = saved;
    const { name, role } = texts;
    const changes = changesOf(isAuthor ? saved : { ...saved, name, role }, texts);
    return [
      // A person who fills in an author's page becomes an author.
      async () => (isAuthor ? undefined : becomeAuthor({ name, role })),
      async () => (Object.keys(changes).length > 0 ? save(changes) : undefined),
      ...pictures,
    ];
  }

  return {
    status,
    onSubmit: (texts: AuthorTexts) =>
      void submit(async () => {
        if (profile === undefined) return { kind: 'idle' };
        for (const step of stepsOf(profile, texts)) {
          const result = await step();
          if (result?.ok === false) return { kind: 'failed', ...savingFailure(result.error) };
        }
        return { kind: 'done' };
      }),
  };
}
