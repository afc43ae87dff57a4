import { globalStyle } from '@vanilla-extract/css';

// The product's reset takes the numbers of steps away, and Storybook gives back no more than points of lists.
globalStyle('.sbdocs-content ol:where(:not([class], .sb-story *, .sb-unstyled *))', { listStyle: 'decimal' });

// Storybook keeps a command in one line, which is wider than a phone, and in a box, which separates it from a following
// full stop.
globalStyle('.sbdocs-content :is(p, li) > code:not(.sb-story *, .sb-unstyled *)', {
  display: 'inline',
  boxDecorationBreak: 'clone',
  marginInline: 0,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
});

// So is a table of props with its controls: it scrolls by itself.
globalStyle('.sbdocs-content :has(> .docblock-argstable)', { overflowX: 'auto' });

// Controls of objects leave the descriptions two words a line.
globalStyle('.sbdocs-content .docblock-argstable tbody td:nth-child(2)', { minWidth: '16rem' });
