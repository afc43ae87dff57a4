import { useState } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Field, type FieldProps } from '../TextField/TextField.tsx';

const messages = {
  show: 'Показать пароль',
  capsLock: 'Включён Caps Lock',
  layout: 'Похоже, включена русская раскладка',
} as const;

/** True if a Russian layout may be on in a field that usually has Latin letters. */
const hasCyrillic = (value: string): boolean => /\p{Script=Cyrillic}/u.test(value);

/** All of `TextField` but its type; `autoComplete` says whether the password is current or new. */
export type PasswordFieldProps = Omit<FieldProps, 'type' | 'autoCapitalize' | 'onKeyDown' | 'onKeyUp'>;

/**
 * A password with an eye that shows it, and hints about the keyboard (design section 8): Caps Lock is on, letters are
 * Cyrillic. Hints are no errors: such passwords are allowed (readings D15). A disabled or read-only field has no eye.
 */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const [isCapsLockOn, setIsCapsLockOn] = useState(false);
  const [typed, setTyped] = useState(props.defaultValue ?? '');
  const value = props.value ?? typed;

  const noteCapsLock: FieldProps['onKeyDown'] = (event) => {
    setIsCapsLockOn(event.getModifierState('CapsLock'));
    // Escape still closes the popup around.
    event.continuePropagation();
  };

  const hints = [
    value !== '' && isCapsLockOn && messages.capsLock,
    hasCyrillic(value) && messages.layout,
  ].filter((hint) => hint !== false);

  // The name stays and the pressed state changes: changing both would say the opposite of what is meant.
  const eye = props.isDisabled !== true && props.isReadOnly !== true && (
    <IconButton
      label={messages.show}
      icon={isShown ? 'eyeOff' : 'eye'}
      aria-pressed={isShown}
      onPress={() => setIsShown(!isShown)}
    />
  );
  return (
    <Field
      {...props}
      onChange={(text) => {
        setTyped(text);
        props.onChange?.(text);
      }}
      onKeyDown={noteCapsLock}
      onKeyUp={noteCapsLock}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck="false"
      after={eye}
      hints={hints}
    />
  );
}
