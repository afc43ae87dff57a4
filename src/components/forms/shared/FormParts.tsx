import type { Ref } from 'react';
import { Banner } from '#src/components/primitives/Banner/Banner.tsx';
import { type Action, failureOf } from '#src/status/action.ts';
import { TextField, type TextFieldProps } from '#src/components/primitives/TextField/TextField.tsx';

interface StatusBannerProps {
  status: Action<string>;
  /** The refusal; takes focus when the control that had it is disabled. */
  ref?: Ref<HTMLDivElement>;
}

/** The answer to the whole form, before its fields; nothing is seen while there is none. */
export function StatusBanner({ status, ref }: StatusBannerProps) {
  return (
    <>
      <Banner tone="error" ref={ref}>
        {failureOf(status)}
      </Banner>
      <Banner tone="success">{status.kind === 'done' ? status.message : undefined}</Banner>
    </>
  );
}

interface AccountNameProps {
  /** The address the account is logged in with. */
  email: string;
}

/** Tells a password manager whose password a form changes or asks for; not drawn. */
export function AccountName({ email }: AccountNameProps) {
  return <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />;
}

type Props = Omit<TextFieldProps, 'label' | 'type' | 'placeholder'> & {
  /** @default 'Email' */
  label?: string;
  /** Every change of the address, to carry it to another popup. */
  onEmailChange?: ((email: string) => void) | undefined;
};

/** The address of every account form. */
export function EmailField({ label = 'Email', onEmailChange, onChange, ...field }: Props) {
  return (
    <TextField
      {...field}
      label={label}
      type="email"
      inputMode="email"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck="false"
      placeholder="name@mail.ru"
      onChange={(value) => {
        onChange?.(value);
        onEmailChange?.(value);
      }}
    />
  );
}
