import { BackLink } from '../../primitives/BackLink/BackLink.tsx';
import { Busy } from '../../primitives/Busy/Busy.tsx';
import { WholePostSkeleton } from './PostPageSkeleton.tsx';

export interface PostPageWaitProps {
  /** Address of the feed. */
  feedHref: string;
}

/** Page of a post while its code loads. It has no heading, which would take the focus and disappear. */
export function PostPageWait({ feedHref }: PostPageWaitProps) {
  return (
    <>
      <BackLink href={feedHref}>Лента</BackLink>
      <Busy>
        <WholePostSkeleton />
      </Busy>
    </>
  );
}
