import { breakpoints } from '../src/theme/scale.ts';

const screen = (name: string, width: number, height: number, type: 'mobile' | 'tablet' | 'desktop') => ({
  name: `${name}, ${width} × ${height}`,
  styles: { width: `${width}px`, height: `${height}px` },
  type,
});

/** Screens that are looked at: a computer's at 400 %, the smallest supported one, a phone, and the first of a breakpoint. */
export const viewports = {
  magnified: screen('Увеличение до 400 %', 320, 256, 'mobile'),
  narrow: screen('Самый узкий', 320, 640, 'mobile'),
  mobile: screen('Телефон', 360, 740, 'mobile'),
  tablet: screen('Планшет', breakpoints.md, 1024, 'tablet'),
  landscape: screen('Планшет на боку', breakpoints.lg, 768, 'tablet'),
  laptop: screen('Ноутбук', breakpoints.xl, 800, 'desktop'),
  desktop: screen('Компьютер', breakpoints.xl2, 900, 'desktop'),
  wide: screen('Широкий экран', breakpoints.max, 1080, 'desktop'),
};

/** A mode of a story beside its own screen and theme. */
export interface Mode {
  readonly viewport?: keyof typeof viewports;
  /** @default 'screen' */
  readonly media?: 'print';
  /** Media features, as CSS names them. */
  readonly features?: Readonly<Record<string, string>>;
  /** Progress of its animations, from 0 to 1. @default their end */
  readonly progress?: number;
  /** Set if the other theme would show nothing new. @default both */
  readonly theme?: 'light';
}

const moving = { 'prefers-reduced-motion': 'no-preference' };

/**
 * Further pictures of a story, by the tag that asks for them. A story has a tag where the mode changes what it shows:
 * another layout on other screens, colours of its own under forced ones, borders under more contrast, what paper leaves
 * out, what moves.
 */
export const modes = {
  widths: {
    mobile: { viewport: 'mobile', theme: 'light' },
    tablet: { viewport: 'tablet', theme: 'light' },
    landscape: { viewport: 'landscape', theme: 'light' },
    laptop: { viewport: 'laptop', theme: 'light' },
  },
  phone: { mobile: { viewport: 'mobile', theme: 'light' } },
  'forced-colors': { 'forced-colors': { features: { 'forced-colors': 'active' }, theme: 'light' } },
  contrast: { contrast: { features: { 'prefers-contrast': 'more' } } },
  print: { print: { media: 'print', theme: 'light' } },
  'full-motion': { 'full-motion': { features: moving, theme: 'light' } },
  motion: {
    begins: { features: moving, progress: 0, theme: 'light' },
    halfway: { features: moving, progress: 0.5, theme: 'light' },
    ends: { features: moving, progress: 1, theme: 'light' },
  },
} as const satisfies Record<string, Record<string, Mode>>;

/** The modes of a story, by the name that its picture has after the story's. */
export function modesOf(tags: readonly string[]): [name: string, mode: Mode][] {
  return Object.entries(modes)
    .filter(([tag]) => tags.includes(tag))
    .flatMap(([, states]): [string, Mode][] => Object.entries(states));
}
