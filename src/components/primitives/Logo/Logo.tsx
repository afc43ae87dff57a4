import * as css from './Logo.css.ts';
import { wordmark } from './wordmark.ts';

export interface LogoProps {
  /** `header` is 32 px high, 44 from 768; `full` takes the container's width. @default 'header' */
  size?: 'header' | 'full';
}

/**
 * The wordmark, its second letter the cinnabar dot (design section 10). Silent: the link around it carries the
 * product's name.
 */
export function Logo({ size }: LogoProps) {
  return (
    <svg className={css.logo({ size })} viewBox="0 0 390 96" aria-hidden="true">
      <g transform="translate(0 74)">
        <path transform="scale(.1)" d={wordmark} />
        <circle className={css.dot} cx="95.6" cy="-25" r="26.8" />
      </g>
    </svg>
  );
}
