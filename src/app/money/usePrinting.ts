import { useEffect, useRef } from 'react';

interface List {
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly load: () => void;
}

/** Prints a list once all of it is there; a failure is on the page and ends it. @returns asks for that */
export function usePrinting({ hasMore, isLoading, hasFailed, load }: List): () => void {
  const isAsked = useRef(false);
  useEffect(() => {
    if (!isAsked.current || isLoading) return;
    if (hasMore && !hasFailed) return load();
    isAsked.current = false;
    if (!hasMore) window.print();
  });
  return () => {
    if (!hasMore) return window.print();
    isAsked.current = true;
    load();
  };
}
