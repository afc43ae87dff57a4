/** The parts of the preview that `faultsOnPage` reads. */
export interface Preview {
  readonly storyRenders: readonly { readonly phase: string }[];
  readonly currentRender: {
    readonly story?: {
      readonly argTypes: Readonly<
        Record<
          string,
          { readonly control?: { readonly type?: string }; readonly table?: { type?: { summary?: string } } }
        >
      >;
      readonly initialArgs: Readonly<Record<string, unknown>>;
    };
  };
}

/**
 * Faults of the visible documentation page. Runs in the page.
 * @param snippets what «Show code» prints there
 */
export function faultsOnPage({
  preview,
  snippets,
}: {
  preview: Preview;
  snippets: readonly string[];
}): string[] {
  const faults: string[] = [];
  const docs = document.querySelector('#storybook-docs');
  if (!docs) return ['has no content'];

  const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  if (middle && !docs.contains(middle) && !middle.contains(docs)) faults.push('is covered');
  if (
    docs.closest('[inert], [aria-hidden=true]') ??
    docs.querySelector(':scope > [inert], :scope > [aria-hidden=true]')
  )
    faults.push('is inert');
  if (
    [document.documentElement, document.body].some(
      (element) => getComputedStyle(element).overflowY === 'hidden',
    )
  )
    faults.push('does not scroll');

  for (const story of document.querySelectorAll('.sb-story')) {
    if (story.querySelector(':scope > pre')) faults.push(`${story.id} failed`);
    const ends = [...story.querySelectorAll('*')]
      .filter((element) => element.childElementCount === 0)
      .map((element) => element.getBoundingClientRect().bottom);
    const nothing = story.getBoundingClientRect().bottom - Math.max(...ends);
    if (nothing > 400) faults.push(`${story.id} ends with ${Math.round(nothing)} px of nothing`);
  }

  if (document.body.textContent.includes('No code available')) faults.push('has a story without code');
  const mangled = snippets.flatMap((snippet) => /function \w*\(\) ?\{ ?\}/.exec(snippet)?.[0] ?? []);
  for (const code of new Set(mangled)) faults.push(`shows the code «${code}»`);

  const { argTypes = {}, initialArgs = {} } = preview.currentRender.story ?? {};
  for (const [name, { control, table }] of Object.entries(argTypes)) {
    const type = table?.type?.summary ?? '';
    const isSimple =
      /^(boolean|string|number|"[^"]*"( \| "[^"]*")*)$/.test(type) || typeof initialArgs[name] === 'boolean';
    if (isSimple && (control?.type === undefined || control.type === 'object'))
      faults.push(`${name} has no control`);
    if (/^unknown\b|\['\w+'\]/.test(type)) faults.push(`${name} is told as «${type}»`);
  }
  return faults;
}
