import { useState } from 'react';

/**
 * Announces to screen readers that the reader now follows the author; the initial state is not announced.
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
