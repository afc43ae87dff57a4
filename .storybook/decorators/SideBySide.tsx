import type { StoryContext } from '@storybook/react-vite';
import { useRef } from 'react';
import { buildArgsParam } from 'storybook/internal/router';
import * as css from './theme.css.ts';

/** One story in two frames that scroll together; frames, because popups leave their place in the page. */
export function SideBySide({ context }: { context: StoryContext }) {
  const frames = useRef<HTMLDivElement>(null);
  const address = (theme: string): string => {
    const args = buildArgsParam(context.initialArgs, context.args);
    const globals = `theme:${theme};motion:${String(context.globals['motion'])}`;
    return `iframe.html?id=${context.id}&viewMode=story&globals=${globals}&args=${args}`;
  };
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
          title={theme}
          src={address(theme)}
          className={css.frame}
          onLoad={({ currentTarget: { contentWindow } }) =>
            contentWindow?.addEventListener('scroll', () => follow(contentWindow))
          }
        />
      ))}
    </div>
  );
}
