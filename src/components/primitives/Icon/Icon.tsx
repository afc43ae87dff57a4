import type { ReactNode } from 'react';
import { icon, solid } from './Icon.css.ts';

/** Shapes on a 24 grid; stroke and fill come from `Icon.css.ts` (design section 10). */
const glyphs = {
  feed: (
    <>
      <path d="M4 5h16M4 12h16M4 19h9" />
      <circle className={solid} cx="19" cy="19" r="2.2" />
    </>
  ),
  plus: <path d="M12 4v16M4 12h16" />,
  user: (
    <>
      <circle cx="12" cy="8" r="4" />
      <path d="M4 21c0-5 4-7 8-7s8 2 8 7" />
    </>
  ),
  people: (
    <>
      <circle cx="9" cy="8" r="4" />
      <path d="M2 21c0-5 3.5-7 7-7s7 2 7 7M15.5 4.3a4 4 0 0 1 0 7.4M18 14.6c2.5.9 4 3 4 6.4" />
    </>
  ),
  chart: <path d="M4 4v16h16M9 16v-5M14 16V7M19 16v-3" />,
  book: <path d="M12 6c-2-1.5-5-2-8-2v14c3 0 6 .5 8 2 2-1.5 5-2 8-2V4c-3 0-6 .5-8 2zM12 6v14" />,
  gear: (
    <>
      <path d="M4 7h9M19 7h1M4 17h1M11 17h9" />
      <circle cx="16" cy="7" r="3" />
      <circle cx="8" cy="17" r="3" />
    </>
  ),
  lock: (
    <>
      <path d="M5 11h14v10H5zM8 11V8a4 4 0 0 1 8 0v3" />
      <circle className={solid} cx="12" cy="16" r="1.8" />
    </>
  ),
  shield: (
    <>
      <path d="M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6z" />
      <path d="M8.5 12l2.5 2.5 5-5" />
    </>
  ),
  close: <path d="M6 6l12 12M18 6L6 18" />,
  search: <path d="M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.2 15.2L20 20" />,
  eye: (
    <>
      <path d="M2 12c4-8 16-8 20 0-4 8-16 8-20 0z" />
      <circle cx="12" cy="12" r="3" />
    </>
  ),
  eyeOff: (
    <>
      <path d="M2 12c4-8 16-8 20 0-4 8-16 8-20 0z" />
      <path d="M4 20L20 4" />
    </>
  ),
  heart: <path d="M12 20L4 12a5 5 0 0 1 8-6 5 5 0 0 1 8 6z" />,
  message: <path d="M4 5h16v11H12l-5 4v-4H4z" />,
  more: (
    <>
      <circle className={solid} cx="5" cy="12" r="2" />
      <circle className={solid} cx="12" cy="12" r="2" />
      <circle className={solid} cx="19" cy="12" r="2" />
    </>
  ),
  logout: <path d="M10 4H4v16h6M14 8l4 4-4 4M18 12H9" />,
  check: <path d="M5 12l5 5 9-10" />,
  image: <path d="M3 5h18v14H3zM3 16l5-5 5 5 3-3 5 5" />,
  bold: <path d="M7 4h6a4 4 0 0 1 0 8H7zM7 12h7a4 4 0 0 1 0 8H7z" />,
  link: <path d="M10 14l4-4M8 11l-3 3a4 4 0 0 0 5 5l3-3M16 13l3-3a4 4 0 0 0-5-5l-3 3" />,
  quote: <path d="M5 7h5v5c0 3-2 5-5 5M14 7h5v5c0 3-2 5-5 5" />,
  bookmark: <path d="M6 4h12v16l-6-5-6 5z" />,
  share: <path d="M12 15V4M8 7.5L12 4l4 3.5M8 11H5v9h14v-9h-3" />,
  play: <path className={solid} d="M7 5l12 7-12 7z" />,
  pause: <path d="M8 5v14M16 5v14" />,
  left: <path d="M20 12H4M10 6l-6 6 6 6" />,
  right: <path d="M4 12h16M14 6l6 6-6 6" />,
  up: <path d="M12 20V4M6 10l6-6 6 6" />,
  file: <path d="M6 3h8l4 4v14H6zM14 3v4h4" />,
  download: <path d="M12 4v11M7 10l5 5 5-5M4 20h16" />,
  down: <path d="M6 9l6 6 6-6" />,
  italic: <path d="M10 4h8M6 20h8M14 4l-4 16" />,
  heading: <path d="M6 4v16M18 4v16M6 12h12" />,
  list: (
    <>
      <path d="M10 6h10M10 12h10M10 18h10" />
      <circle className={solid} cx="5" cy="6" r="1.8" />
      <circle className={solid} cx="5" cy="12" r="1.8" />
      <circle className={solid} cx="5" cy="18" r="1.8" />
    </>
  ),
  numbers: <path d="M10 6h10M10 12h10M10 18h10M4 4.5L5.5 4v5M4 14c3-1.5 3 1 0 4.5h3" />,
  audio: (
    <>
      <path d="M9 18V5l10-2v13" />
      <circle className={solid} cx="6.5" cy="18" r="2.8" />
      <circle className={solid} cx="16.5" cy="16" r="2.8" />
    </>
  ),
  posts: <path d="M8 3h12v14H8zM4 7v14h12" />,
  gallery: <path d="M3 4h10v16H3zM17 4h4v7h-4zM17 15h4v5h-4z" />,
  divider: <path d="M3 12h18" />,
  curtain: <path d="M3 4h18M5 4v16h4c0-6 0-10 2-16M19 4v16h-4c0-6 0-10-2-16" />,
  calendar: <path d="M4 6h16v14H4zM4 10h16M8 3v5M16 3v5" />,
  clock: <path d="M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 7v5l3.5 2" />,
  pencil: <path d="M4 20v-4L16 4l4 4L8 20zM13 7l4 4" />,
  arrowDown: <path d="M12 4v16M6 14l6 6 6-6" />,
  minus: <path d="M4 12h16" />,
  card: (
    <>
      <path d="M3 5h18v14H3zM3 10h18" />
      <circle className={solid} cx="17" cy="15" r="1.8" />
    </>
  ),
  qr: (
    <>
      <path d="M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4z" />
      <path className={solid} d="M14 14h3v3h-3zM17 17h3v3h-3z" />
    </>
  ),
  print: <path d="M7 8V3h10v5M7 17H3V8h18v9h-4M7 14h10v7H7z" />,
  next: <path d="M9 6l6 6-6 6" />,
  coin: (
    <>
      <circle cx="12" cy="12" r="8" />
      <circle className={solid} cx="12" cy="12" r="3" />
    </>
  ),
  grip: (
    <>
      {[6, 12, 18].flatMap((y) =>
        [9, 15].map((x) => <circle className={solid} key={`${x} ${y}`} cx={x} cy={y} r="1.7" />),
      )}
    </>
  ),
} satisfies Record<string, ReactNode>;

/** Name of an icon of the set. */
export type IconName = keyof typeof glyphs;

/** All of the set, for its page in Storybook. */
export const iconNames = Object.keys(glyphs) as IconName[];

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
