interface Grounds {
  readonly [name: string]: string | Grounds;
}

const colourAt = (colors: Grounds, ...path: string[]): string | undefined => {
  const found = path.reduce<string | Grounds | undefined>(
    (group, name) => (typeof group === 'object' ? group[name] : undefined),
    colors,
  );
  return typeof found === 'string' ? found : undefined;
};

/** Where a colour may be used, by its name; the first that there is counts. */
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
 * On what a colour is used, by its name: `text.onFooterMuted` on the footer, `block.textMutedOnSecond` and
 * `block.numeralSecond` on the second block, what else is on blocks on the first one, `error.text` on the ground of
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
