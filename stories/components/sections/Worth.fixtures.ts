import type { WorthProps } from '#src/components/sections/Worth/Worth.tsx';

/** Under a post and on the author's page, for stories and tests. */
export const underPost: WorthProps = {
  place: 'post',
  share: 90,
  people: '41 человек заплатил за этот пост',
  isPending: false,
  onDonate: () => {},
};

export const onPage: WorthProps = {
  place: 'author',
  share: 90,
  goal: {
    title: 'Починить проектор в кинотеатре на двадцать мест',
    raised: 6_315_000,
    target: 9_000_000,
    people: '71 человек',
  },
  isPending: false,
  onDonate: () => {},
};
