import { glob } from 'node:fs/promises';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { expect, test } from 'vitest';
import { isNode, nodes, readSources, type Source } from './sources.ts';

/** Addresses of the stories of a file, as Storybook makes them of its path and its exports. */
function storyIds(source: Source): string[] {
  const title = source.path.replace(/^stories\//, '').replace(/\.stories\.tsx$/, '');
  const ids: string[] = [];
  for (const { node, parent } of nodes(source)) {
    const isExported = node.type === 'VariableDeclaration' && parent?.type === 'ExportNamedDeclaration';
    const declarations = isExported && Array.isArray(node['declarations']) ? node['declarations'] : [];
    for (const { id } of declarations) {
      if (isNode(id)) ids.push(toId(title, storyNameFromExport(String(id['name']))));
    }
  }
  return ids;
}

test('every stored picture belongs to a story', async () => {
  const ids = new Set((await readSources('stories/**/*.stories.tsx')).flatMap(storyIds));
  const orphans: string[] = [];
  for await (const path of glob('tests/visual/baselines/*/*/*.png')) {
    const [component, story] = path
      .replace(/\.png$/, '')
      .split('/')
      .slice(-2);
    if (!ids.has(`${component}--${story}`)) orphans.push(path);
  }
  expect(orphans).toEqual([]);
});

test('the check knows the addresses of stories', () => {
  const text = `const meta = {}; export default meta; export const WithDot: Story = {}; export const Open = {};`;
  expect(storyIds({ path: 'stories/components/forms/LoginForm.stories.tsx', text })).toEqual([
    'components-forms-loginform--with-dot',
    'components-forms-loginform--open',
  ]);
});
