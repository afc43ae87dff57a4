import { modesOf } from '../../.storybook/modes.ts';
import { storiesOf } from '../../.storybook/stories.ts';

/** Folder of the reference pictures. */
export const folder = 'tests/visual/baselines';

const themes = ['light', 'dark'] as const;

/** The pictures of a file's stories, as `setup.ts` takes and names them; without folder and ending. */
export function picturesOf(source: { path: string; text: string }): string[] {
  const pictured = storiesOf(source).filter(({ tags }) => tags.includes('pixels'));
  return pictured.flatMap(({ id, tags }) =>
    themes.flatMap((theme) => {
      const picture = `${theme}/${id.replace('--', '/')}`;
      const modes = modesOf(tags).filter(([, mode]) => mode.theme === undefined || mode.theme === theme);
      return [picture, ...modes.map(([name]) => `${picture}_${name}`)];
    }),
  );
}
