import type { WholePost } from '#src/api/contract.ts';
import type { Writing } from '#src/components/sections/Comments/index.ts';
import { paths } from '../shared/paths.ts';
import type { Subscribing } from '../subscriptions/useOpening.ts';

/** The form for a comment, or the reason why there is none. @param portrait of the reader */
export function presentWriting(
  may: WholePost['commenting']['may'],
  portrait: Extract<Writing, { kind: 'open' }>['portrait'],
  { subscribing, onSubscribe }: Subscribing,
): Writing {
  switch (may) {
    case 'yes':
      return { kind: 'open', portrait, href: paths.profile };
    case 'subscribers_only':
      return { kind: 'followers', following: subscribing, onFollow: onSubscribe };
    case 'blocked':
      return { kind: 'blocked' };
    case 'locked':
    case 'off':
      return { kind: 'off' };
  }
}
