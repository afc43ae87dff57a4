import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Text } from 'react-aria-components/Text';
import { ErrorText } from '../ErrorText/ErrorText.tsx';
import * as css from './Remarks.css.ts';

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
