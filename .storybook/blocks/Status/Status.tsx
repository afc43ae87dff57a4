import { AnchorMdx, useOf } from '@storybook/addon-docs/blocks';
import * as css from './Status.css.ts';

/** The tags of `main.ts` by which the sidebar can be filtered, in words. */
const words = { draft: 'черновик', ready: 'готов', outdated: 'устарел' } as const;

const isStatus = (tag: string): tag is keyof typeof words => Object.hasOwn(words, tag);

/** Status of the page's component, from the tag of its stories; links to the explanation. */
export function Status() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const status = preparedMeta.tags.findLast(isStatus);
  if (status === undefined) return null;
  return (
    <span>
      <AnchorMdx href="?path=/docs/status--docs" target="_self">
        Статус
      </AnchorMdx>
      : <strong className={css.badge[status]}>{words[status]}</strong>
    </span>
  );
}
