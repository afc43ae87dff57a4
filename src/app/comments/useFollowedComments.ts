import { useLocation } from 'react-router-dom';
import { commentsId } from '#src/components/sections/Comments/index.ts';

/** The link to the comments that was followed to this page: another one for each time; `undefined`: none was. */
export function useFollowedComments(): string | undefined {
  const { key, hash } = useLocation();
  return hash === `#${commentsId}` ? key : undefined;
}
