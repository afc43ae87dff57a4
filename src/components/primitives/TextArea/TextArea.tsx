import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import { Group } from 'react-aria-components/Group';
import { Label } from 'react-aria-components/Label';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import { TextField, type TextFieldProps as AriaProps } from 'react-aria-components/TextField';
import { countCodePoints } from '#src/validation/codePoints.ts';
import { reveal } from '../focus.ts';
import { Remarks } from '../TextField/TextField.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './TextArea.css.ts';

export interface TextAreaProps extends Pick<AriaProps, 'isReadOnly' | 'isRequired' | 'onKeyDown' | 'onBlur'> {
  /** Name of the field. */
  label: string;
  /** Shows the label; hide it only if the context explains the field. @default false */
  isLabelShown?: boolean;
  /** Name of the value in the form and of the field in the server's errors. */
  name: string;
  /** The typed text. */
  value: string;
  onChange: (value: string) => void;
  /** The placeholder, where nothing else says what to type. @default none */
  placeholder?: string | undefined;
  /** Read out with the field. @default none */
  description?: ReactNode;
  /** Marks the field invalid and takes the place of the description. */
  errorMessage?: string | undefined;
  /** Limit of characters; a counter shows below. @default not counted */
  limit?: number;
  /** `author` for what is shown in the authors' typeface. @default 'platform' */
  voice?: 'platform' | 'author';
  /** The text area itself, to move focus to it. */
  areaRef?: Ref<HTMLTextAreaElement> | undefined;
}

/** Several lines of text: it grows with what is typed (design section 8). */
export function TextArea(props: TextAreaProps) {
  const {
    label,
    isLabelShown = false,
    value,
    placeholder,
    description,
    errorMessage,
    areaRef,
    ...others
  } = props;
  const { limit, voice = 'platform', ...aria } = others;
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (errorMessage !== undefined && container.current?.contains(document.activeElement))
      reveal(container.current);
  }, [errorMessage]);
  const remarks = <Remarks description={description} errorMessage={errorMessage} />;
  return (
    <TextField
      {...aria}
      ref={container}
      value={value}
      isInvalid={errorMessage !== undefined}
      validationBehavior="aria"
      className={css.field}
    >
      {isLabelShown ? (
        <Label className={css.label}>{label}</Label>
      ) : (
        <VisuallyHidden>
          <Label>{label}</Label>
        </VisuallyHidden>
      )}
      <Group className={css.box[voice]} data-typed={value} isReadOnly={aria.isReadOnly ?? false}>
        <AriaTextArea className={css.area[voice]} rows={2} placeholder={placeholder} ref={areaRef ?? null} />
      </Group>
      {limit === undefined ? (
        remarks
      ) : (
        <div className={css.foot}>
          <div>{remarks}</div>
          <span className={css.count}>
            {countCodePoints(value.trim())} / {limit}
          </span>
        </div>
      )}
    </TextField>
  );
}
