import { useId, useState } from 'react';
import { PasswordField, type PasswordFieldProps } from '#src/components/primitives/PasswordField/PasswordField.tsx';
import { passwordParts } from '#src/validation/index.ts';
import { Checklist } from './Checklist.tsx';

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
