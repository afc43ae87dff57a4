import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import * as css from './PostPage.css.ts';

interface MissingPostProps {
  /** Address of the feed. */
  feedHref: string;
}

/** Text under the heading of a missing post. */
export function MissingPost({ feedHref }: MissingPostProps) {
  return (
    <>
      <p className={css.missing}>Автор его убрал, или в адресе опечатка.</p>
      <Inline>
        <LinkButton href={feedHref}>В ленту</LinkButton>
      </Inline>
    </>
  );
}
