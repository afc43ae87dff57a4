import { useId } from 'react';
import { Field, TextField } from '#src/components/primitives/TextField/TextField.tsx';
import { validateUsername } from '#src/validation/index.ts';
import * as layout from '../shared/form.css.ts';
import { UsernameRules } from '../shared/UsernameRules.tsx';
import type { AuthorTexts, Availability } from './author.ts';
import { type AuthorFields, takenMessage } from './useAuthorForm.ts';

const hints: Record<Exclude<Availability['kind'], 'unknown' | 'taken'>, string> = {
  checking: 'Проверяем, свободен ли адрес…',
  free: 'Адрес свободен',
  failed: 'Не удалось проверить, свободен ли адрес. Проверим, когда будете сохранять.',
};

/** Props of a field whose description appears later: react-aria connects only one that exists from the start. */
const described = (id: string, words: string | false, others = '') =>
  words === false
    ? {}
    : { description: <span id={id}>{words}</span>, 'aria-describedby': `${id} ${others}`.trim() };

interface NameFieldsProps {
  form: AuthorFields;
  author: AuthorTexts;
  availability: Availability;
  onUsernameChange: (username: string) => void;
}

/** The author's name and the address of the page. */
export function NameFields({ form, author, availability, onUsernameChange }: NameFieldsProps) {
  const { field, changes, values } = form;
  const rules = useId();
  const before = useId();
  /** Shows the saved text once a different one is typed. */
  const was = (key: 'name' | 'role') =>
    described(`${before}-${key}`, changes.has(key) && author[key] !== '' && `Было: ${author[key]}`);
  const username = field('username');
  const isNew = changes.has('username');
  const isKept = isNew && validateUsername(values.username) === undefined;
  const { kind } = availability;
  return (
    <>
      <div className={layout.pair}>
        <TextField {...field('name')} label="Имя" autoComplete="name" {...was('name')} />
        <TextField
          {...field('role')}
          label="Занятие"
          placeholder="Музыкант"
          autoComplete="organization-title"
          {...was('role')}
        />
      </div>
      <div className={layout.form}>
        <Field
          {...username}
          label="Адрес страницы"
          before="@"
          // The login is the e-mail: a password manager must not take this name for it.
          autoComplete="nickname"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck="false"
          errorMessage={isKept && kind === 'taken' ? takenMessage : username.errorMessage}
          {...described(`${before}-address`, isNew && 'Старый адрес будет вести на новый ещё год.', rules)}
          hints={isKept && kind !== 'unknown' && kind !== 'taken' ? [hints[kind]] : []}
          onChange={(value) => {
            username.onChange(value);
            onUsernameChange(value.trim());
          }}
        />
        {isNew && <UsernameRules id={rules} username={values.username} />}
      </div>
    </>
  );
}
