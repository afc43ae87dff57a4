import { useState } from 'react';

/**
 * What a screen reader hears when the reader has begun to follow the author; what was so before is no news.
 * @param isKnown whether anybody knows yet
 */
export function useAnnouncement(isFollowing: boolean, isKnown: boolean): string {
  const [last, setLast] = useState(isKnown ? isFollowing : undefined);
  const [announcement, setAnnouncement] = useState('');
  if (isKnown && last !== isFollowing) {
    setLast(isFollowing);
    setAnnouncement(last === false ? 'Вы следите за автором' : '');
  }
  return announcement;
}
