import type { StoryContext } from '@storybook/react-vite';
import { buildArgsParam } from 'storybook/internal/router';

/** Address of the story with its present controls and toolbar, in one theme. */
export function storyAddress({ id, initialArgs, args, globals }: StoryContext, theme: string): string {
  const others = ['texts', 'overlay', 'motion', 'network'].map((name) => `;${name}:${String(globals[name])}`);
  const switches = `theme:${theme}${others.join('')}`;
  return `iframe.html?id=${id}&viewMode=story&globals=${switches}&args=${buildArgsParam(initialArgs, args)}`;
}
