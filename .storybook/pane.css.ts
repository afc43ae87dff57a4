import { style } from '@vanilla-extract/css';
import { space, vars } from '#src/theme/index.ts';

/** A piece of the product's page within a documentation page. */
export const pane = style({ background: vars.color.bg.page, color: vars.color.text.primary });

/** The same around an example, which may be wider: what is unseen in it scrolls with it, too. */
export const examplePane = style([pane, { position: 'relative', padding: space[24], overflowX: 'auto' }]);
