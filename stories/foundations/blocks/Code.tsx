import { Source } from '@storybook/addon-docs/blocks';
import { useTheme } from 'storybook/theming';

/** A piece of code in the theme of the page: Storybook's own block stays white in the dark. */
export const Code = ({ children }: { children: string }) => (
  <Source language="tsx" code={children} dark={useTheme().base === 'dark'} />
);
