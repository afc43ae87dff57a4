import { Art, type PortraitName } from '../Art/index.ts';
import { avatar } from './Avatar.css.ts';

export interface AvatarProps {
  /** Whose portrait. */
  portrait: PortraitName;
  /** 44, 48 or 56 px. @default 'regular' */
  size?: 'small' | 'regular' | 'large';
  /** Put off until it is near the screen. @default false */
  isLazy?: boolean;
}

/** A square portrait beside a name; the name speaks for it. */
export function Avatar({ portrait, size, isLazy = false }: AvatarProps) {
  return (
    <span className={avatar({ size })}>
      <Art name={portrait} isLazy={isLazy} />
    </span>
  );
}
