import { Art, type PortraitName } from '../Art/index.ts';
import { avatar, type Ink, initial, widths } from './Avatar.css.ts';
import { type Photo, PhotoImage } from './PhotoImage.tsx';

/** Stands for somebody without a picture. */
export interface Initial {
  /** The first letter of the name. */
  readonly letter: string;
  /** What it is printed on. */
  readonly ink: Ink;
}

export interface AvatarProps {
  /** Whose portrait, or what stands for one. */
  portrait: PortraitName | Photo | Initial;
  /**
   * 44, 48 or 56 px, 96 where it is chosen; beside a comment 40 px and beside an answer 32, on phones 36 and 28;
   * `page` is that of a person's page, 112 and 152 px. @default 'regular'
   */
  size?: 'small' | 'regular' | 'large' | 'edited' | 'comment' | 'answer' | 'page';
  /** Put off until it is near the screen. @default false */
  isLazy?: boolean;
}

/** A square portrait beside a name (design section 10); a screen reader gets the name only. */
export function Avatar({ portrait, size, isLazy = false }: AvatarProps) {
  if (typeof portrait === 'string')
    return (
      <span className={avatar({ size })}>
        <Art name={portrait} isLazy={isLazy} />
      </span>
    );
  if ('sources' in portrait)
    return (
      <span className={avatar({ size })}>
        <PhotoImage photo={portrait} sizes={widths[size ?? 'regular']} isLazy={isLazy} />
      </span>
    );
  const { letter, ink } = portrait;
  return (
    <span className={`${avatar({ size })} ${initial[ink]}`} aria-hidden="true">
      {letter}
    </span>
  );
}
