import type { GoalProgressProps } from '#src/components/sections/GoalProgress/GoalProgress.tsx';

/** A goal on its way, for stories and tests. */
export const goal: GoalProgressProps = {
  title: 'Починить проектор в кинотеатре на двадцать мест',
  raised: 6_315_000,
  target: 9_000_000,
  people: '71 человек',
};
