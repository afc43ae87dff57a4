import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** State of an entry whose address has taken the place of another one of the same page. */
export const tidied = { isTidied: true } as const;

/** Whether that has just happened: the page stays as it is. */
export function useIsTidied(): boolean {
  const state: unknown = useLocation().state;
  const isMarked = typeof state === 'object' && state !== null && 'isTidied' in state;
  return useNavigationType() === NavigationType.Replace && isMarked;
}
