import { BackLink } from '../../primitives/BackLink/index.ts';
import { Busy } from '../../primitives/Busy/index.ts';
import { WholePostSkeleton } from './PostPageSkeleton.tsx';

export interface PostPageWaitProps {
  /** Address of the feed. */
  feedHref: string;
}

/** The page of a post while it is itself downloaded. Without a heading: it would take the focus, and be gone. */
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
