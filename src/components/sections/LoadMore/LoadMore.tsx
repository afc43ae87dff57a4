import { Banner } from '../../primitives/Banner/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import * as css from './LoadMore.css.ts';

/** The page after the shown ones. */
export type LoadMoreStatus =
  | { readonly kind: 'none' }
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'error'; readonly message: string };

export interface LoadMoreProps {
  status: LoadMoreStatus;
  /** Load the next page, or the failed one once more. */
  onLoad: () => void;
}

/** The button under a list that comes page by page. */
export function LoadMore({ status, onLoad }: LoadMoreProps) {
  if (status.kind === 'none') return null;
  return (
    <div className={css.more}>
      <Banner tone="error">{status.kind === 'error' ? status.message : undefined}</Banner>
      <Button kind="outline" isPending={status.kind === 'loading'} onPress={onLoad}>
        {status.kind === 'loading' ? 'Загрузка...' : 'Показать ещё'}
      </Button>
    </div>
  );
}
