import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { addFaces } from './brand/faces.ts';
import { prefersDark, themeFor } from './brand/themes.ts';

addFaces();
document.documentElement.lang = 'ru';

// The address says it before the stories have come; later the toolbar does.
let theme: unknown = /theme:(\w+)/.exec(new URLSearchParams(location.search).get('globals') ?? '')?.[1];
const show = () =>
  addons.setConfig({
    theme: themeFor(theme),
    // The one room in English follows its folder.
    sidebar: { renderLabel: ({ name }) => (name === 'handbook' ? 'Handbook' : name) },
  });
show();
prefersDark.addEventListener('change', show);

addons.register('brand', ({ on }) => {
  for (const event of [SET_GLOBALS, GLOBALS_UPDATED])
    on(event, ({ globals }: { globals: Record<string, unknown> }) => {
      theme = globals['theme'];
      show();
    });
});
