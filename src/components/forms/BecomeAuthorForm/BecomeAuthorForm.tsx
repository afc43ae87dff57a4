import { Button } from '#src/components/primitives/Button/Button.tsx';
import { TextField } from '#src/components/primitives/TextField/TextField.tsx';
import type { Action } from '#src/status/action.ts';
import { tidyText, validateAuthorName, validateRole } from '#src/validation/index.ts';
import * as css from '../shared/form.css.ts';
import { StatusBanner } from '../shared/FormParts.tsx';
import { useFields } from '../shared/useFields.ts';

export type BecomeAuthorField = 'name' | 'role';

export interface BecomeAuthorFormProps {
  /** Name of the account; may be empty. */
  name: string;
  /** The last submit; the texts stay typed. */
  status: Action<BecomeAuthorField>;
  /** The texts are trimmed. */
  onSubmit: (author: Record<BecomeAuthorField, string>) => void;
}

/** The only step to an author's page (design section 8): a name and an occupation. No approval is needed. */
export function BecomeAuthorForm({ name, status, onSubmit }: BecomeAuthorFormProps) {
  const { field, submit, isPending } = useFields<BecomeAuthorField>({
    initial: { name, role: '' },
    rules: { name: validateAuthorName, role: validateRole },
    status,
    success: 'keeps',
    onSubmit: (author) => onSubmit({ name: tidyText(author.name), role: tidyText(author.role) }),
  });
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <StatusBanner status={status} />
      <TextField {...field('name')} label="Имя" autoComplete="name" />
      <TextField
        {...field('role')}
        label="Чем занимаетесь"
        placeholder="Музыкант"
        autoComplete="organization-title"
      />
      <Button type="submit" width="full" isPending={isPending}>
        {isPending ? 'Создаём страницу...' : 'Стать автором'}
      </Button>
    </form>
  );
}
