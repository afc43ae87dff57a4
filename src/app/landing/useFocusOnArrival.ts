import { useEffect, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/**
 * Focus for whoever comes from another page of the product: what had it is gone, and a screen reader would say nothing.
 * The first page and Back stay with the browser.
 */
export function useFocusOnArrival(): void {
  const type = useNavigationType();
  const [isArrival] = useState(type !== NavigationType.Pop);
  useEffect(() => {
    if (isArrival && document.activeElement === document.body)
      document.getElementById('content')?.focus({ preventScroll: true });
  }, [isArrival]);
}
