import { Button } from '#src/components/primitives/Button/Button.tsx';
import { TextField } from '#src/components/primitives/TextField/TextField.tsx';
import type { Action } from '#src/status/action.ts';
import { tidyText, validateGivenName, validateName } from '#src/validation/index.ts';
import * as css from '../shared/form.css.ts';
import { StatusBanner } from '../shared/FormParts.tsx';
import { useFields } from '../shared/useFields.ts';

export type ProfileField = 'first_name' | 'last_name';

export interface ProfileFormProps {
  /** The names the account has, `''` for none. */
  profile: Record<ProfileField, string>;
  /** A person who introduces themselves gives at least the first name. @default false */
  isNameRequired?: boolean;
  /** The last submit; the names stay typed. */
  status: Action<ProfileField>;
  /** The names are trimmed. */
  onSubmit: (profile: Record<ProfileField, string>) => void;
}

/** First and last name of the account: both may be empty (specification section 3, design section 8). */
export function ProfileForm({ profile, isNameRequired = false, status, onSubmit }: ProfileFormProps) {
  const { field, submit, isPending } = useFields<ProfileField>({
    initial: { first_name: profile.first_name, last_name: profile.last_name },
    rules: { first_name: isNameRequired ? validateGivenName : validateName, last_name: validateName },
    status,
    success: 'keeps',
    onSubmit: ({ first_name, last_name }) =>
      onSubmit({ first_name: tidyText(first_name), last_name: tidyText(last_name) }),
  });
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <StatusBanner status={status} />
      <div className={css.pair}>
        <TextField
          {...field('first_name')}
          label="Имя"
          autoComplete="given-name"
          isRequired={isNameRequired}
        />
        <TextField {...field('last_name')} label="Фамилия" autoComplete="family-name" isRequired={false} />
      </div>
      <div className={css.actions}>
        <Button type="submit" kind="secondary" isPending={isPending}>
          {isPending ? 'Сохранение...' : 'Сохранить'}
        </Button>
      </div>
    </form>
  );
}
