import type { StoryContext } from '@storybook/react-vite';
import { type CSSProperties, type SyntheticEvent, useState } from 'react';
import { viewports } from '../modes.ts';
import * as css from './docsFrame.css.ts';
import { storyAddress } from './storyAddress.ts';

/** True for a story with a screen of its own: it asks for one, or fills any. A list asks for none. */
export const isFramed = ({ parameters, storyGlobals }: StoryContext): boolean =>
  storyGlobals['viewport'] !== undefined ||
  (parameters['layout'] === 'fullscreen' && parameters['docs']?.isFramed !== false);

/** The height of the story's content, not of its screen. */
function contentHeight(frame: HTMLIFrameElement, root: HTMLElement): number {
  const { height } = frame.style;
  frame.style.height = '0';
  const content = root.scrollHeight;
  frame.style.height = height;
  return content;
}

interface DocsFrameProps {
  context: StoryContext;
  theme: string;
}

/**
 * A story on its screen within a documentation page, made smaller where the page is narrower. Popups and toasts stay in
 * the frame, widths are those of the screen; what is lower than the screen and asks for none is shown as high as it is.
 */
export function DocsFrame({ context, theme }: DocsFrameProps) {
  const asked: keyof typeof viewports | undefined = context.storyGlobals['viewport']?.value;
  const { styles } = viewports[asked ?? 'desktop'];
  const [content, setContent] = useState(0);
  const follow = ({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>): void => {
    const root = frame.contentDocument?.getElementById('storybook-root');
    if (root) new ResizeObserver(() => setContent(contentHeight(frame, root))).observe(root);
  };
  const height = asked === undefined && content > 0 ? `min(${styles.height}, ${content}px)` : styles.height;
  return (
    <div className={css.column}>
      <div
        className={css.screen}
        style={{ [css.width]: styles.width, [css.height]: height } as CSSProperties}
      >
        <iframe
          title={context.name}
          // A story that plays takes the focus, and the page scrolls there.
          src={`${storyAddress(context, theme)}&embed=true`}
          loading="lazy"
          className={css.frame}
          style={styles}
          onLoad={follow}
        />
      </div>
    </div>
  );
}
