import type { ReactNode } from 'react';
import { setRussian } from '#src/format/typesetting.ts';
import * as css from './ErrorText.css.ts';

export { disc as errorDisc, forcedDisc as forcedErrorDisc } from './frame.css.ts';

export interface ErrorTextProps {
  /** The error, to the letter of the specification; texts of rules and servers are typeset here. */
  children: ReactNode;
}

/**
 * Looks of an error under a control (design section 8): a disc with «!», then words. The parent ties it to the control.
 */
export function ErrorText({ children }: ErrorTextProps) {
  return (
    <span className={css.error}>
      <span className={css.mark} aria-hidden="true">
        !
      </span>
      <span>{typeof children === 'string' ? setRussian(children) : children}</span>
    </span>
  );
}
