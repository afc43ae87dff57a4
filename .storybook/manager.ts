import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { addFaces } from './brand/faces.ts';
import { prefersDark, themeFor } from './brand/themes.ts';

addFaces();
document.documentElement.lang = 'ru';

/** The theme in the address or toolbar. */
let asked: unknown = /theme:(\w+)/.exec(new URLSearchParams(location.search).get('globals') ?? '')?.[1];
let shown = themeFor(asked);

/** Names that Storybook gives by itself; a component's own one is found by the search. */
const labels: Readonly<Record<string, string>> = { handbook: 'Handbook', Docs: 'Описание' };

addons.setConfig({
  theme: shown,
  sidebar: { renderLabel: ({ name }) => labels[name] ?? name.replace(/ · \w+$/, '') },
});

/** Storybook renders its list of a thousand entries twice for each change, so only another theme is passed on. */
function show(): void {
  const theme = themeFor(asked);
  if (theme === shown) return;
  shown = theme;
  addons.setConfig({ theme });
}

prefersDark.addEventListener('change', show);

addons.register('brand', ({ on }) => {
  for (const event of [SET_GLOBALS, GLOBALS_UPDATED])
    on(event, ({ globals }: { globals: Record<string, unknown> }) => {
      asked = globals['theme'];
      show();
    });
});
