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

/**
 * On what a colour is used, by its name: `text.onFooterMuted` on the footer, `block.textOnRed` on the red block,
 * `error.text` on the ground of errors, `block.text` on the first block, everything else on the page.
 */
export function groundOf(name: string, colors: Grounds): { name: string; value: string } {
  const [group = '', role = ''] = name.split('.');
  const on = /[oO]n([A-Z][a-z]+)/.exec(role)?.[1]?.toLowerCase();
  const candidates =
    on === undefined
      ? role.startsWith('text')
        ? [
            [group, 'bg'],
            [group, 'fill'],
            [group, 'sun'],
          ]
        : []
      : [
          ['bg', on],
          [on, 'fill'],
          [group, on],
        ];
  for (const path of candidates) {
    const value = colourAt(colors, ...path);
    if (value !== undefined) return { name: path.join('.'), value };
  }
  return { name: 'bg.page', value: colourAt(colors, 'bg', 'page') ?? '' };
}
