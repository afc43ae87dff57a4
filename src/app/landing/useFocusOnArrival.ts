import { useEffect, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { contentId } from '#src/components/primitives/Main/index.ts';

/**
 * Focus for a person who comes from another page of the product: the element that had it is gone, and a screen reader
 * would say nothing. The first page and Back stay with the browser.
 */
export function useFocusOnArrival(): void {
  const type = useNavigationType();
  const [isArrival] = useState(type !== NavigationType.Pop);
  useEffect(() => {
    if (isArrival && document.activeElement === document.body)
      document.getElementById(contentId)?.focus({ preventScroll: true });
  }, [isArrival]);
}
