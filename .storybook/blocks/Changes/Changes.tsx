import { useOf } from '@storybook/addon-docs/blocks';
import { toId } from 'storybook/internal/csf';
import { changes } from '../../../stories/changes.ts';
import { ChangeList } from '../ChangeList/ChangeList.tsx';

/** Changes of the page's component. */
export function Changes() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const own = changes.filter(({ component }) => preparedMeta.id === toId(`components/${component}`));
  if (own.length === 0) return <p>За последние недели вид не менялся.</p>;
  return <ChangeList changes={own} />;
}
