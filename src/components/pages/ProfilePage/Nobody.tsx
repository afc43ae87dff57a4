import { Inline } from '../../primitives/Inline/Inline.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import * as css from './ProfilePage.css.ts';

const sentences = {
  missing: 'В адресе опечатка, или человек назвался иначе.',
  gone: 'Человек удалил аккаунт, а с ним и всё, что публиковал.',
} as const;

interface NobodyProps {
  kind: keyof typeof sentences;
  feedHref: string;
  authorsHref: string;
}

/** Text under the heading of a profile that does not exist, or no longer does. */
export function Nobody({ kind, feedHref, authorsHref }: NobodyProps) {
  return (
    <>
      <p className={css.sentence}>{sentences[kind]}</p>
      <Inline>
        <LinkButton href={authorsHref}>Найти авторов</LinkButton>
        <LinkButton href={feedHref} kind="outline">
          В ленту
        </LinkButton>
      </Inline>
    </>
  );
}
