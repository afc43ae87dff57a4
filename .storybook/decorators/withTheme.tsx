import type { Decorator } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { DocsFrame, isFramed } from './DocsFrame.tsx';
import { SideBySide } from './SideBySide.tsx';
import * as css from './theme.css.ts';
import { type Theme, themeAttributes, usePageTheme } from './usePageTheme.ts';

function PageTheme({ theme, children }: { theme: Theme; children: ReactNode }) {
  usePageTheme(theme);
  return children;
}

/**
 * Toolbar switch «Тема»; `both` shows the story twice, in two frames, or in two panes of a documentation page. There a
 * story keeps a screen of its own.
 */
export const withTheme: Decorator = (Story, context) => {
  const theme: Theme = context.globals['theme'];
  if (context.viewMode === 'docs') {
    const themes = theme === 'both' ? (['light', 'dark'] as const) : [theme];
    return (
      <div className={css.row}>
        {themes.map((name) => (
          <div key={name} className={css.themed} {...themeAttributes(name)}>
            {isFramed(context) ? <DocsFrame context={context} theme={name} /> : <Story />}
          </div>
        ))}
      </div>
    );
  }
  if (theme === 'both') return <SideBySide context={context} />;
  return (
    <PageTheme theme={theme}>
      <Story />
    </PageTheme>
  );
};
