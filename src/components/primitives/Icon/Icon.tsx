import { icon } from './Icon.css.ts';
import { glyphs, type IconName } from './glyphs.tsx';

export { iconNames, type IconName } from './glyphs.tsx';

export interface IconProps {
  /** Name of the icon. */
  name: IconName;
  /** `small` is 16 px: inside discs and captions. @default 'regular' */
  size?: 'regular' | 'small';
  /** Filled rather than outlined: the sign of a mark that is put. @default false */
  isFilled?: boolean;
}

/** A sign in the colour of its text. Says nothing to a screen reader: the control that holds it has the name. */
export function Icon({ name, size, isFilled = false }: IconProps) {
  return (
    <svg className={icon({ size, isFilled })} viewBox="0 0 24 24" aria-hidden="true">
      {glyphs[name]}
    </svg>
  );
}
