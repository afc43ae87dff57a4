import { AnchorMdx, useOf } from '@storybook/addon-docs/blocks';
import * as css from './Status.css.ts';

/** The tags of `main.ts` by which the sidebar can be filtered, in words. */
const words = { draft: 'черновик', ready: 'готов', outdated: 'устарел' } as const;

const isStatus = (tag: string): tag is keyof typeof words => Object.hasOwn(words, tag);

/** How far the component of the page is, by the tag of its stories; leads to what that means. */
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
