import { useState } from 'react';

/**
 * Keeps the last content of a closed popup until it has faded.
 * @param open name of the content that is open
 */
export function useShown<Name extends string>(open: Name | undefined): Name | undefined {
  const [last, setLast] = useState(open);
  if (open !== undefined && open !== last) setLast(open);
  return open ?? last;
}
