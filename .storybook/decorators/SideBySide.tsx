import type { StoryContext } from '@storybook/react-vite';
import { useRef } from 'react';
import { storyAddress } from './storyAddress.ts';
import * as css from './theme.css.ts';

/** One story in two frames that scroll together; frames, because popups leave their place in the page. */
export function SideBySide({ context }: { context: StoryContext }) {
  const frames = useRef<HTMLDivElement>(null);
  const follow = (source: Window): void => {
    for (const frame of frames.current?.querySelectorAll('iframe') ?? []) {
      if (frame.contentWindow !== source) frame.contentWindow?.scrollTo(source.scrollX, source.scrollY);
    }
  };
  return (
    <div ref={frames} className={css.frames}>
      {['light', 'dark'].map((theme) => (
        <iframe
          key={theme}
          title={theme === 'light' ? 'Светлая тема' : 'Тёмная тема'}
          src={storyAddress(context, theme)}
          className={css.frame}
          onLoad={({ currentTarget: { contentWindow } }) =>
            contentWindow?.addEventListener('scroll', () => follow(contentWindow))
          }
        />
      ))}
    </div>
  );
}
