import { useState } from 'react';

/**
 * What a popup holds: what is open, and after it was closed what was, which is seen until the popup has faded.
 *
 * @param open name of the content that is open
 */
export function useShown<Name extends string>(open: Name | undefined): Name | undefined {
  const [last, setLast] = useState(open);
  if (open !== undefined && open !== last) setLast(open);
  return open ?? last;
}
