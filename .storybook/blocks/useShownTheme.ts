import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';

/** The theme that the toolbar asks of everything; without one, that of the page. */
export function useShownTheme(): 'light' | 'dark' | undefined {
  const context = useContext(DocsContext);
  const theme: unknown = context.getStoryContext(context.storyById()).globals['theme'];
  return theme === 'light' || theme === 'dark' ? theme : undefined;
}
