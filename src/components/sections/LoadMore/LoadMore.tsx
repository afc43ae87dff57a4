import { type Action, failureOf } from '#src/status/action.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import * as css from './LoadMore.css.ts';

export { useFirstNewItem } from './useFirstNewItem.ts';

export interface LoadMoreProps {
  /** The page after the shown ones; `undefined` after the last one. */
  more: Action | undefined;
  /** Number of items on the next page, «33», if known. @default the button gives no number */
  left?: string | undefined;
  /** Load the next page, or the failed one once more. */
  onLoad: () => void;
}

/** Loads the next page of a list. */
export function LoadMore({ more, left, onLoad }: LoadMoreProps) {
  if (more === undefined) return null;
  return (
    <div className={css.more}>
      <Banner tone="error">{failureOf(more)}</Banner>
      <Button kind="outline" isPending={more.kind === 'pending'} onPress={onLoad}>
        {more.kind === 'pending' ? 'Загрузка...' : ['Показать ещё', left].filter(Boolean).join('\u00a0')}
      </Button>
    </div>
  );
}
