import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';

/** The theme that the toolbar asks of everything; without one, or on a page without stories, that of the page. */
export function useShownTheme(): 'light' | 'dark' | undefined {
  const context = useContext(DocsContext);
  const [story] = context.componentStories();
  const theme: unknown = story && context.getStoryContext(story).globals['theme'];
  return theme === 'light' || theme === 'dark' ? theme : undefined;
}
