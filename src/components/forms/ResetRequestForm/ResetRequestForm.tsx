import { Button } from '#src/components/primitives/Button/Button.tsx';
import type { Action } from '#src/status/action.ts';
import { normalizeEmail, validateResetEmail } from '#src/validation/index.ts';
import { EmailField, StatusBanner } from '../shared/FormParts.tsx';
import * as css from '../shared/form.css.ts';
import { useFields } from '../shared/useFields.ts';

export type ResetRequestField = 'email';

export interface ResetRequestFormProps {
  /** The last submit; success empties the field. */
  status: Action<ResetRequestField>;
  /** Purpose of the message. @default a link for a new password */
  intro?: string;
  /** Address already typed in another popup. @default '' */
  defaultEmail?: string;
  /** The address is trimmed, its domain in lower case. */
  onSubmit: (request: Record<ResetRequestField, string>) => void;
  /** Every change of the address, to carry it to another popup. */
  onEmailChange?: (email: string) => void;
}

const passwordIntro = 'Укажите email, с которым регистрировались. Пришлём ссылку для сброса пароля.';

/** Asks for the message with the link for a new password (specification sections 4 and 5, design section 8). */
export function ResetRequestForm(props: ResetRequestFormProps) {
  const { status, intro = passwordIntro, defaultEmail = '', onSubmit, onEmailChange } = props;
  const { field, submit, isPending } = useFields({
    initial: { email: defaultEmail },
    rules: { email: validateResetEmail },
    status,
    onSubmit: ({ email }) => onSubmit({ email: normalizeEmail(email) }),
  });
  const isSent = status.kind === 'done';
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      {!isSent && <p className={css.intro}>{intro}</p>}
      <StatusBanner status={status} />
      <EmailField {...field('email')} autoComplete="email" onEmailChange={onEmailChange} />
      <Button type="submit" kind={isSent ? 'outline' : 'primary'} width="full" isPending={isPending}>
        {isPending ? 'Отправка...' : isSent ? 'Отправить ещё раз' : 'Отправить ссылку'}
      </Button>
    </form>
  );
}
