import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { PageTitle } from '../../primitives/PageTitle/PageTitle.tsx';
import * as css from './ComingPage.css.ts';

export interface ComingPageProps {
  /** Name of the section. */
  title: string;
  /** Address of the feed. */
  feedHref: string;
}

/** A section of the inner area that is not built yet: says so and leads to what works. */
export function ComingPage({ title, feedHref }: ComingPageProps) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <p className={css.note}>
        Мы ещё готовим этот раздел. Отметки и комментарии к вашим постам пока видны в «Моих постах».
      </p>
      <div className={css.action}>
        <LinkButton href={feedHref} kind="secondary">
          Открыть ленту
        </LinkButton>
      </div>
    </>
  );
}
