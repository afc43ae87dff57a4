import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { type Theme, usePageTheme } from '../decorators/usePageTheme.ts';
import './docsPage.css.ts';
import { prefersDark, themeFor } from './themes.ts';

const followSystem = (onChange: () => void) => {
  prefersDark.addEventListener('change', onChange);
  return () => prefersDark.removeEventListener('change', onChange);
};

/** A documentation page in the theme of its stories. Storybook draws it again after each change of the toolbar. */
export default function DocsPage({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { channel } = context;
  const [{ globals }] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS);
  const theme: Theme = globals.theme;
  usePageTheme(theme);
  useSyncExternalStore(followSystem, () => prefersDark.matches);
  return (
    <DocsContainer context={context} theme={themeFor(theme)}>
      {children}
    </DocsContainer>
  );
}
