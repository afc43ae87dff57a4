import { TextField, type TextFieldProps } from '#src/components/primitives/TextField/TextField.tsx';

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
