import type { Reply } from '#src/api/contract.ts';
import type { WorthProps } from '#src/components/sections/Worth/Worth.tsx';
import { useDonations } from '#src/data/donations/donations.ts';
import { withNoun } from '#src/format/plural.ts';
import { nounAfter } from '#src/format/noun.ts';
import { failureOf } from '#src/status/action.ts';
import { useCheckout } from '../checkout/useCheckout.ts';
import { fees } from '../shared/installation.ts';

type Goal = NonNullable<Reply<'donations'>['goal']>;

const people = (count: number): string => withNoun(count, ['человек', 'человека', 'человек']);

/** A goal with its progress. */
export const presentGoal = ({ people: count, own, ...goal }: Goal): NonNullable<WorthProps['goal']> => ({
  ...goal,
  own,
  people: own > 0 ? `${people(count)}, с вами` : people(count),
});

const payers = (count: number): string =>
  `${people(count)} ${nounAfter(String(count), ['заплатил', 'заплатили', 'заплатили'])} за этот пост`;

/**
 * Props of `Worth`; `undefined` where nothing can be paid for, and before the first answer.
 * @param author to pay; `undefined`: nobody may
 * @param post from which it is paid; `undefined`: from the author's page
 */
export function useWorth(author: number | undefined, post?: number): WorthProps | undefined {
  const { isOff, start, startingOf } = useCheckout();
  const { donations } = useDonations(isOff ? undefined : author, post);
  if (isOff || author === undefined || donations === undefined) return undefined;
  const donation = { purpose: 'donation', subject: author } as const;
  const order = startingOf(donation);
  const { goal, post: fromPost } = donations;
  return {
    place: post === undefined ? 'author' : 'post',
    share: 100 - fees.platform - fees.paymentSystem,
    goal: goal === null ? undefined : presentGoal(goal),
    people: fromPost !== null && fromPost.people > 0 ? payers(fromPost.people) : undefined,
    given: fromPost?.own ?? 0,
    isPending: order.kind === 'pending',
    failure: failureOf(order),
    onDonate: ({ amount, message }) =>
      start({ ...donation, amount, message, ...(post !== undefined && { post }) }),
  };
}
