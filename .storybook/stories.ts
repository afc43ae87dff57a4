import { combineTags } from 'storybook/internal/csf';
import { loadCsf } from 'storybook/internal/csf-tools';

/** A story as the sidebar knows it. */
export interface Story {
  readonly id: string;
  /** Title: `Компоненты/Примитивы/Кнопка · Button`. */
  readonly title: string;
  readonly name: string;
  readonly tags: readonly string[];
}

/** The stories of a file, without running it; `path` is relative to the repository. */
export function storiesOf({ path, text }: { path: string; text: string }): Story[] {
  const place = path.replace(/^stories\//, '').replace(/\.stories\.tsx$/, '');
  const { indexInputs } = loadCsf(text, { fileName: path, makeTitle: (title) => title ?? place }).parse();
  // The tags of `preview.tsx` are first.
  return indexInputs.map(({ __id: id = '', title = '', name = '', tags = [] }) => ({
    id,
    title,
    name,
    tags: combineTags('pixels', ...tags),
  }));
}
