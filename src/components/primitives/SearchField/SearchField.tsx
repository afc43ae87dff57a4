import { type ReactNode, useRef } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Field } from '../TextField/TextField.tsx';

export interface SearchFieldProps {
  /** Scope of the search, above the field. */
  label: ReactNode;
  /** Name of the value. */
  name: string;
  /** The search text. */
  value: string;
  /** Characters. @default any number */
  maxLength?: number | undefined;
  /** Takes focus when its parent opens for a search. @default false */
  takesFocus?: boolean;
  onChange: (value: string) => void;
}

/**
 * A search (design section 8): a magnifier before the words, and a button that clears them and leaves focus in the
 * field. The keyboard has Escape for it: Tab leads past the button to what was found.
 */
export function SearchField({
  label,
  name,
  value,
  maxLength,
  takesFocus = false,
  onChange,
}: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  const button = (
    <IconButton label="Очистить поиск" icon="close" onPress={clear} preventFocusOnPress excludeFromTabOrder />
  );
  return (
    <Field
      label={label}
      name={name}
      value={value}
      {...(maxLength !== undefined && { maxLength })}
      {...(takesFocus && { autoFocus: true })}
      onChange={onChange}
      onKeyDown={(event) => {
        if (event.key === 'Escape') clear();
        else event.continuePropagation();
      }}
      type="search"
      autoComplete="off"
      inputRef={input}
      before={<Icon name="search" />}
      after={value !== '' && button}
    />
  );
}
