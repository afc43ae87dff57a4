import { Link } from 'react-aria-components/Link';
import { Art, type PortraitName } from '../Art/Art.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { avatar, type Ink, initial, link, widths } from './Avatar.css.ts';

/** Replacement for a person without a picture. */
export interface Initial {
  /** The first letter of the name. */
  readonly letter: string;
  /** Ground of the picture. */
  readonly ink: Ink;
}

export interface AvatarProps {
  /** The portrait, or its replacement. */
  portrait: PortraitName | Photo | Initial;
  /**
   * 44, 48 or 56 px, 96 where it is chosen; in the list of authors 72 px, on phones 56; beside a comment 40 px and beside
   * an answer 32, on phones 36 and 28; `page` is that of a person's page, 112 and 152 px. @default 'regular'
   */
  size?: 'small' | 'regular' | 'large' | 'edited' | 'listed' | 'comment' | 'answer' | 'page';
  /** Put off until it is near the screen. @default false */
  isLazy?: boolean;
  /** The person's page, where the name beside it leads there, too. @default the portrait leads nowhere */
  href?: string | undefined;
}

/** A square portrait beside a name (design section 10); a screen reader gets the name only. */
export function Avatar({ href, ...props }: AvatarProps) {
  if (href === undefined) return <Square {...props} />;
  return (
    // This link is for the pointer: keyboard and screen reader use the link of the name. The types of `Link` leave the
    // prop out.
    <span aria-hidden="true">
      <Link className={link} href={href} {...{ excludeFromTabOrder: true }}>
        <Square {...props} />
      </Link>
    </span>
  );
}

function Square({ portrait, size, isLazy = false }: Omit<AvatarProps, 'href'>) {
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

/** A person's own picture, cropped to a square. */
export interface Photo {
  /** Placeholder colour: `#rrggbb`, or `transparent` for a transparent picture. */
  readonly color: string;
  /** The same in several widths, at least one. */
  readonly sources: readonly { readonly width: number; readonly url: string }[];
}

export interface PhotoImageProps {
  photo: Photo;
  /** Displayed width, as HTML's `sizes`. */
  sizes: string;
  /** Put off until it is near the screen. @default false */
  isLazy?: boolean;
}

/** A person's own picture; fills its box. It is decoration: the name is beside it. */
export function PhotoImage({ photo: { color, sources }, sizes, isLazy = false }: PhotoImageProps) {
  const src = sources.at(-1)?.url ?? '';
  const srcSet = sources.map(({ url, width }) => `${url} ${width}w`).join(', ');
  return <Picture picture={{ src, srcSet, color, alt: '' }} sizes={sizes} isFirst={!isLazy} />;
}
