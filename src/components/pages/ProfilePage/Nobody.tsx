import { Inline } from '../../primitives/Inline/index.ts';
import { LinkButton } from '../../primitives/LinkButton/index.ts';
import * as css from './ProfilePage.css.ts';

const sentences = {
  missing: 'В\u00a0адресе опечатка, или человек назвался иначе.',
  gone: 'Человек удалил аккаунт, а\u00a0с\u00a0ним и\u00a0всё, что\u00a0публиковал.',
} as const;

interface NobodyProps {
  kind: keyof typeof sentences;
  feedHref: string;
  authorsHref: string;
}

/** Under the heading of a page that nobody has, or has any more. */
export function Nobody({ kind, feedHref, authorsHref }: NobodyProps) {
  return (
    <>
      <p className={css.sentence}>{sentences[kind]}</p>
      <Inline>
        <LinkButton href={authorsHref}>Найти авторов</LinkButton>
        <LinkButton href={feedHref} kind="outline">
          В{'\u00a0'}ленту
        </LinkButton>
      </Inline>
    </>
  );
}
