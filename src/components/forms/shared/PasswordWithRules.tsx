import { useId } from 'react';
import { PasswordField, type PasswordFieldProps } from '#src/components/primitives/PasswordField/index.ts';
import { passwordParts } from '#src/validation/index.ts';
import { Checklist } from './Checklist.tsx';

interface PasswordWithRulesProps extends Omit<PasswordFieldProps, 'value' | 'autoComplete' | 'description'> {
  value: string;
  /** Word of the form's messages for capital letters (specification section 5). @default 'заглавные' */
  capital?: 'заглавные' | 'прописные';
}

/** A new password, with the rules it must follow. */
export function PasswordWithRules({ capital = 'заглавные', ...field }: PasswordWithRulesProps) {
  const id = useId();
  const rules = [
    { text: 'не\u00a0менее 8\u00a0символов', isMet: passwordParts.length(field.value) },
    { text: 'строчные буквы', isMet: passwordParts.lowercase(field.value) },
    { text: `${capital} буквы`, isMet: passwordParts.uppercase(field.value) },
    { text: 'цифры', isMet: passwordParts.digit(field.value) },
  ];
  return (
    <>
      <PasswordField {...field} autoComplete="new-password" aria-describedby={id} />
      <Checklist id={id} rules={rules} isRefused={field.errorMessage !== undefined} />
    </>
  );
}
