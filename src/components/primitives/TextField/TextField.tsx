import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaProps,
} from 'react-aria-components/TextField';
import { FieldError } from 'react-aria-components/FieldError';
import { Text } from 'react-aria-components/Text';
import { focusInput, reveal } from '../focus.ts';
import { ErrorText } from '../ErrorText/ErrorText.tsx';
import * as frame from './frame.css.ts';
import * as css from './TextField.css.ts';

export { focusInput } from '../focus.ts';

export type TextFieldProps = FieldProps;

/** One line of text with its label (design section 8). What is typed is never refused or altered here. */
export function TextField(props: TextFieldProps) {
  return <Field {...props} />;
}

/** Props of every one-line field. */
export interface FieldProps extends Omit<
  AriaProps,
  'className' | 'style' | 'children' | 'render' | 'isInvalid' | 'validate' | 'validationBehavior' | 'size'
> {
  /** Name of the field, above it. */
  label: ReactNode;
  /** Name of the value in the form and of the field in the server's errors. */
  name: string;
  /** A short example, never the label. */
  placeholder?: string | undefined;
  /** Rules of the value; a screen reader reads them with the field. */
  description?: ReactNode;
  /** Marks the field invalid and takes the place of the description. */
  errorMessage?: string | undefined;
  /** `none` for names and codes: a phone's keyboard starts them with a capital letter otherwise. */
  autoCapitalize?: 'none' | undefined;
  /** The input itself, to move focus to it. */
  inputRef?: Ref<HTMLInputElement> | undefined;
}

interface FrameProps extends FieldProps {
  /** Inside the frame, before the input: a sign. */
  before?: ReactNode;
  /** Inside the frame, after the input. */
  after?: ReactNode;
  /** Remarks on what is typed that are no errors; said when they appear. @default none */
  hints?: readonly string[];
}

/** The frame that `TextField` and `PasswordField` share: label, box, then the error or the description. */
export function Field(props: FrameProps) {
  const { label, placeholder, description, errorMessage, autoCapitalize, inputRef, ...others } = props;
  const { before, after, hints = [], ...aria } = others;
  const native = {
    ...(placeholder !== undefined && { placeholder }),
    ...(autoCapitalize && { autoCapitalize }),
  };
  const container = useRef<HTMLDivElement>(null);

  /** The field in focus is in view together with what is wrong with it. */
  const revealError = () => {
    if (errorMessage !== undefined && container.current?.contains(document.activeElement))
      reveal(container.current);
  };
  useEffect(revealError, [errorMessage]);

  return (
    <AriaTextField
      {...aria}
      ref={container}
      onFocus={(event) => {
        aria.onFocus?.(event);
        revealError();
      }}
      isInvalid={errorMessage !== undefined}
      validationBehavior="aria"
      className={frame.field}
    >
      <Label className={frame.label}>{label}</Label>
      <Group className={css.box} onClick={focusInput} isReadOnly={aria.isReadOnly ?? false}>
        {before !== undefined && <span className={css.start}>{before}</span>}
        <Input {...native} className={css.input} ref={inputRef ?? null} />
        {after && <span className={css.end}>{after}</span>}
      </Group>
      <Remarks description={description} errorMessage={errorMessage}>
        {hints.length > 0 && (
          <div className={css.hints}>
            {hints.map((hint) => (
              <p key={hint}>{hint}</p>
            ))}
          </div>
        )}
      </Remarks>
    </AriaTextField>
  );
}

interface RemarksProps {
  /** Rules of the value; a screen reader reads them with the field. */
  description: ReactNode;
  /** Takes the place of the description. */
  errorMessage: string | undefined;
  /** A note on the value. @default none */
  children?: ReactNode;
}

/** The line below any field: its description, or the error. */
export function Remarks({ description, errorMessage, children }: RemarksProps) {
  return (
    <>
      {errorMessage === undefined && description !== undefined && (
        <Text slot="description" className={css.description}>
          {description}
        </Text>
      )}
      {/* The element exists before its texts, so that a screen reader announces them. */}
      <div aria-live="polite" className={css.remarks}>
        <FieldError>
          <ErrorText>{errorMessage}</ErrorText>
        </FieldError>
        {children}
      </div>
    </>
  );
}
