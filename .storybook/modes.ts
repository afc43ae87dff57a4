/** What a browser or a person asks of a page beyond its size and theme, as CSS media queries name it. */
export interface Mode {
  /** @default 'screen' */
  readonly media?: 'print';
  readonly features?: Readonly<Record<string, string>>;
  /** How far its animations have come, from 0 to 1. @default their end */
  readonly progress?: number;
}

const moving = { 'prefers-reduced-motion': 'no-preference' };

/**
 * Further pictures of a story, by the tag that asks for them. A story has a tag where the mode changes what it shows:
 * colours of its own under forced ones, borders under more contrast, what paper leaves out, what moves.
 */
export const modes = {
  'forced-colors': { active: { features: { 'forced-colors': 'active' } } },
  contrast: { more: { features: { 'prefers-contrast': 'more' } } },
  print: { paper: { media: 'print' } },
  motion: {
    begins: { features: moving, progress: 0 },
    halfway: { features: moving, progress: 0.5 },
    ends: { features: moving, progress: 1 },
  },
} as const satisfies Record<string, Record<string, Mode>>;

/** The first width at which each layout of sections and pages shows; a story tagged `widths` is pictured at all of them. */
export const widths = [360, 768, 1024, 1280, 1440] as const;

/** The modes of a story, by the name that its picture has after the story's. */
export function modesOf(tags: readonly string[]): [name: string, mode: Mode][] {
  return Object.entries(modes)
    .filter(([tag]) => tags.includes(tag))
    .flatMap(([tag, states]) =>
      Object.entries(states).map(([state, mode]): [string, Mode] => [`${tag}-${state}`, mode]),
    );
}
