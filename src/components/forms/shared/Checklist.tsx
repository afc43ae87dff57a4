import { useId, useState } from 'react';
import { Icon } from '#src/components/primitives/Icon/Icon.tsx';
import { VisuallyHidden } from '#src/components/primitives/VisuallyHidden/VisuallyHidden.tsx';
import {
  PasswordField,
  type PasswordFieldProps,
} from '#src/components/primitives/PasswordField/PasswordField.tsx';
import { passwordParts, usernameParts } from '#src/validation/index.ts';
import * as css from './Checklist.css.ts';
import { hiddenRules, rules as place } from './form.css.ts';

interface ChecklistRule {
  /** The rule in a few words. */
  text: string;
  isMet: boolean;
}

interface ChecklistProps {
  /** Id for the field's `aria-describedby`. */
  id: string;
  rules: readonly ChecklistRule[];
  /** Puts long rules below each other. @default false */
  isStacked?: boolean;
  /** The value was refused: the rules it breaks turn crimson. @default false */
  isRefused?: boolean;
  /** Not in sight, but still read out with the field. @default false */
  isHidden?: boolean;
}

/** The rules of a field, ticked while one types; their number is announced politely. The error stays on the field. */
function Checklist(props: ChecklistProps) {
  const { id, rules, isStacked = false, isRefused = false, isHidden = false } = props;
  return (
    <div className={isHidden ? hiddenRules : place}>
      <ul id={id} className={css.list({ isStacked, isHidden })}>
        {rules.map(({ text, isMet }) => (
          <li key={text} className={css.rule({ state: isMet ? 'met' : isRefused ? 'broken' : 'open' })}>
            <span className={css.mark({ isMet })}>{isMet && <Icon name="check" size="small" />}</span>
            <span>
              {text}
              <VisuallyHidden>{isMet ? '— выполнено.' : '— не выполнено.'}</VisuallyHidden>
            </span>
          </li>
        ))}
      </ul>
      <VisuallyHidden>
        <span aria-live="polite">
          Выполнено правил: {rules.filter(({ isMet }) => isMet).length}
          {' из '}
          {rules.length}
        </span>
      </VisuallyHidden>
    </div>
  );
}

interface PasswordWithRulesProps extends Omit<
  PasswordFieldProps,
  'value' | 'autoComplete' | 'description' | 'onFocus'
> {
  value: string;
  /** Word of the form's messages for capital letters (specification section 5). @default 'заглавные' */
  capital?: 'заглавные' | 'прописные';
  /**
   * `onDemand`: the rules appear with the first focus, value or error, and stay, so that nothing moves under the
   * pointer. A screen reader always reads them.
   */
  rulesInSight?: 'always' | 'onDemand';
}

/** A new password, with the rules it must follow. */
export function PasswordWithRules(props: PasswordWithRulesProps) {
  const { capital = 'заглавные', rulesInSight = 'always', ...field } = props;
  const id = useId();
  const [wasFocused, setWasFocused] = useState(false);
  const isAskedFor = wasFocused || field.value !== '' || field.errorMessage !== undefined;
  const rules = [
    { text: 'не менее 8 символов', isMet: passwordParts.length(field.value) },
    { text: 'строчные буквы', isMet: passwordParts.lowercase(field.value) },
    { text: `${capital} буквы`, isMet: passwordParts.uppercase(field.value) },
    { text: 'цифры', isMet: passwordParts.digit(field.value) },
  ];
  return (
    <>
      <PasswordField
        {...field}
        onFocus={() => setWasFocused(true)}
        autoComplete="new-password"
        aria-describedby={id}
      />
      <Checklist
        id={id}
        rules={rules}
        isRefused={field.errorMessage !== undefined}
        isHidden={rulesInSight === 'onDemand' && !isAskedFor}
      />
    </>
  );
}

interface UsernameRulesProps {
  /** Id for the field's `aria-describedby`. */
  id: string;
  /** The typed username. */
  username: string;
  /** The value was refused: the rules it breaks turn crimson. */
  isRefused: boolean;
}

/** The rules of a username, ticked while one types. */
export function UsernameRules({ id, username, isRefused }: UsernameRulesProps) {
  const rules = ruleTexts.map(([part, text]) => ({ text, isMet: usernameParts[part](username) }));
  return <Checklist id={id} rules={rules} isRefused={isRefused} isStacked />;
}

/** Rules of a username in a few words, in the order of their messages. */
const ruleTexts: readonly [keyof typeof usernameParts, string][] = [
  ['length', 'от 3 до 30 символов'],
  ['characters', 'латинские буквы, цифры, точка, дефис, подчёркивание'],
  ['edges', 'буква или цифра в начале и в конце'],
  ['specials', 'без двух знаков подряд'],
  ['letters', 'не только цифры'],
];
