import { useEffect } from 'react';
import { defaultTitle, titleOf } from './pageMeta.ts';

/** Names the tab after the page; `undefined` stands for the default title. */
export function usePageTitle(page: string | undefined): void {
  useEffect(() => {
    document.title = page === undefined ? defaultTitle : titleOf(page);
  }, [page]);
}
