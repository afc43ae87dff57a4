import type { Decorator } from '@storybook/react-vite';
import * as css from './overlay.css.ts';
import { Targets } from './Targets.tsx';

type Overlay = 'none' | 'grid' | 'targets' | 'all';

/** Toolbar switch «Разметка»: the grid of the design and the sizes of what is pressed, over a story on its own page. */
export const withOverlay: Decorator = (Story, { globals, viewMode }) => {
  const overlay: Overlay = globals['overlay'];
  if (overlay === 'none' || viewMode === 'docs') return <Story />;
  return (
    <>
      <Story />
      <div className={css.overlay} aria-hidden="true">
        {overlay !== 'targets' && <div className={css.grid} />}
        {overlay !== 'grid' && <Targets />}
      </div>
    </>
  );
};
