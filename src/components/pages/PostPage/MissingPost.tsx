import { LinkButton } from '../../primitives/LinkButton/index.ts';
import { PageTitle } from '../../primitives/PageTitle/index.ts';
import { Inline } from '../../primitives/Inline/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';

export interface MissingPostProps {
  /** Where the feed is. */
  feedHref: string;
}

/** In place of a post that is not there, inside the area. */
export function MissingPost({ feedHref }: MissingPostProps) {
  return (
    <Stack gap="x5">
      <PageTitle>Такого поста нет</PageTitle>
      <p>Автор его убрал, или в{'\u00a0'}адресе опечатка.</p>
      <Inline>
        <LinkButton href={feedHref}>В{'\u00a0'}ленту</LinkButton>
      </Inline>
    </Stack>
  );
}
