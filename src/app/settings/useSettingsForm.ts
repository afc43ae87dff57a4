import type { Result } from '#src/api/result.ts';
import { settingsFailure } from '../shared/failures.ts';
import { useFormStatus } from '../shared/useFormStatus.ts';

interface SettingsFormOptions<Field extends string> {
  /** The form's fields, as the API calls them: what the server says of them lands on them. */
  fields: readonly Field[];
  /** Said after success. */
  done: string;
  /** Said after a failure without a readable reason. */
  failed: string;
}

/** The form of a row: its status, and its submit, which sends what was typed. */
export function useSettingsForm<Field extends string, Input>(
  send: (input: Input) => Promise<Result<unknown>>,
  { fields, done, failed }: SettingsFormOptions<Field>,
) {
  const { status, submit } = useFormStatus<Field>(true);

  const onSubmit = (input: Input): void => {
    void submit(async () => {
      const result = await send(input);
      if (result.ok) return { kind: 'done', message: done };
      return { kind: 'failed', ...settingsFailure(result.error, fields, failed) };
    });
  };

  return { status, onSubmit };
}
