/** Colours of a theme, as a tree. */
export interface Grounds {
  readonly [name: string]: string | Grounds;
}

const colourAt = (colors: Grounds, ...path: string[]): string | undefined => {
  const found = path.reduce<string | Grounds | undefined>(
    (group, name) => (typeof group === 'object' ? group[name] : undefined),
    colors,
  );
  return typeof found === 'string' ? found : undefined;
};

/** Grounds of a colour by its name; the first existing one counts. */
function candidatesOf(group: string, role: string): readonly (readonly string[])[] {
  const on = /[oO]n([A-Z][a-z]+)/.exec(role)?.[1]?.toLowerCase();
  if (on !== undefined)
    return [
      ['bg', on],
      [on, 'fill'],
      [group, on],
    ];
  if (group.endsWith('Inverse')) return [['bg', 'inverse']];
  if (group === 'block') return [[group, /(First|Second|Third)$/.exec(role)?.[1]?.toLowerCase() ?? 'first']];
  return role.startsWith('text')
    ? [
        [group, 'bg'],
        [group, 'fill'],
      ]
    : [];
}

/**
 * Ground of a colour by its name: `text.onFooterMuted` on the footer, `block.textMutedOnSecond` and
 * `block.numeralSecond` on the second block, other colours of blocks on the first one, `error.text` on the ground of
 * errors, everything else on the page.
 */
export function groundOf(name: string, colors: Grounds): { name: string; value: string } {
  const [group = '', role = ''] = name.split('.');
  for (const path of candidatesOf(group, role)) {
    const value = colourAt(colors, ...path);
    if (value !== undefined) return { name: path.join('.'), value };
  }
  return { name: 'bg.page', value: colourAt(colors, 'bg', 'page') ?? '' };
}

/** Ink of a ground by its name; undefined if nothing is written on it. */
export function inkOn(name: string): string | undefined {
  const [group = '', role = ''] = name.split('.');
  if (role === 'bg') return `${group}.text`;
  if (group === 'bg') return { inverse: 'text.onInverse', footer: 'text.onFooter' }[role] ?? 'text.primary';
  if (group === 'block' && /^(first|second|third)$/.test(role)) return 'block.text';
  if (!/^(fill|hover|pressed)$/.test(role)) return undefined;
  return { accent: 'text.onAccent', neutral: 'neutral.text' }[group];
}

/** A colour and what it is on, by their names. */
export interface Pair {
  readonly colour: string;
  readonly ground: string;
}

/** Pairs of a colour: with its ground, which grounds do not have, and with the ink on it. */
export function pairsOf(name: string, colors: Grounds): Pair[] {
  const ink = inkOn(name);
  const onIt = ink === undefined ? [] : [{ colour: ink, ground: name }];
  const isGround = /^(bg|skeleton)\.|\.bg$|^block\.(first|second|third)$/.test(name);
  return isGround ? onIt : [{ colour: name, ground: groundOf(name, colors).name }, ...onIt];
}

/** A colour by its name; undefined where the theme has none of it. */
export const colourOf = (name: string, colors: Grounds): string | undefined =>
  colourAt(colors, ...name.split('.'));

/** The names of all colours, in the order of the theme. */
export const rolesOf = (colors: Grounds, path = ''): string[] =>
  Object.entries(colors).flatMap(([key, value]) => {
    const name = path === '' ? key : `${path}.${key}`;
    return typeof value === 'string' ? [name] : rolesOf(value, name);
  });
