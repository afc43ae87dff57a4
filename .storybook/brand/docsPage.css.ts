import { globalStyle } from '@vanilla-extract/css';

// The product's reset takes the numbers of steps away, and Storybook gives back no more than points of lists.
globalStyle('.sbdocs-content ol:where(:not([class], .sb-story *, .sb-unstyled *))', { listStyle: 'decimal' });
