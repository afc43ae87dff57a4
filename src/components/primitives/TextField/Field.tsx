import type { MouseEvent, ReactNode, Ref } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaProps,
} from 'react-aria-components/TextField';
import { ErrorText } from '../ErrorText/index.ts';
import * as css from './TextField.css.ts';

/** What every one-line field takes. */
export interface FieldProps extends Omit<
  AriaProps,
  'className' | 'style' | 'children' | 'render' | 'isInvalid' | 'validate' | 'validationBehavior' | 'size'
> {
  /** Name of the field, above it; a visually hidden part names the unit of the suffix. */
  label: ReactNode;
  /** Name of the value in the form and of the field in the server's errors. */
  name: string;
  /** A short example, never the label. */
  placeholder?: string | undefined;
  /** What the value must be; read out with the field. */
  description?: ReactNode;
  /** Marks the field invalid and takes the place of the description. */
  errorMessage?: string | undefined;
  /** `none` for names and codes: a phone's keyboard starts them with a capital letter otherwise. */
  autoCapitalize?: 'none' | undefined;
  /** The input itself, to move focus to it. */
  inputRef?: Ref<HTMLInputElement> | undefined;
}

interface FrameProps extends FieldProps {
  size: 'regular' | 'large';
  /** Inside the frame, after the input. */
  after?: ReactNode;
  /** Remarks on what is typed that are no errors; said when they appear. @default none */
  hints?: readonly string[];
}

function focusInput(event: MouseEvent<HTMLElement>) {
  if (event.target === event.currentTarget) event.currentTarget.querySelector('input')?.focus();
}

/** The frame that `TextField` and `PasswordField` share: label, box, then the error or the description. */
export function Field(props: FrameProps) {
  const {
    label,
    placeholder,
    description,
    errorMessage,
    autoCapitalize,
    inputRef,
    size,
    after,
    hints,
    ...aria
  } = props;
  const native = {
    ...(placeholder !== undefined && { placeholder }),
    ...(autoCapitalize && { autoCapitalize }),
  };
  const long = (aria.value?.length ?? 0) > 12;
  return (
    <AriaTextField
      {...aria}
      isInvalid={errorMessage !== undefined}
      validationBehavior="aria"
      className={css.field}
    >
      <Label className={css.label}>{label}</Label>
      <Group className={css.box({ size })} onClick={focusInput} isReadOnly={aria.isReadOnly ?? false}>
        <Input {...native} className={css.input({ size, long })} ref={inputRef ?? null} />
        {after}
      </Group>
      {errorMessage === undefined && description !== undefined && (
        <Text slot="description" className={css.description}>
          {description}
        </Text>
      )}
      <FieldError>
        <ErrorText>{errorMessage}</ErrorText>
      </FieldError>
      {hints && (
        // There before its text, so that the text is read out when it comes.
        <div aria-live="polite" className={css.hints}>
          {hints.map((hint) => (
            <p key={hint}>{hint}</p>
          ))}
        </div>
      )}
    </AriaTextField>
  );
}
