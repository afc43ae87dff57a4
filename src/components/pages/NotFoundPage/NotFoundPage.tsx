import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { PageTitle } from '../../primitives/PageTitle/PageTitle.tsx';
import { PublicFrame, type PublicFrameProps } from '../../frames/PublicFrame/PublicFrame.tsx';
import * as styles from './NotFoundPage.css.ts';

export interface NotFoundPageProps extends Omit<PublicFrameProps, 'children'> {
  /** Address of the feed for people who are signed in, instead of the landing page. @default none */
  feedHref?: string | undefined;
}

/** Page for any unknown path (specification section 2, design section 9): figures across the page, zero is the dot. */
export function NotFoundPage({ feedHref, ...frame }: NotFoundPageProps) {
  return (
    <PublicFrame {...frame}>
      <p className={styles.figures} aria-hidden>
        4<span className={styles.zero} />4
      </p>
      <div className={styles.words}>
        <PageTitle kind="message">Страница не найдена</PageTitle>
        <div>
          <p className={styles.description}>Автор её удалил, или в адресе опечатка.</p>
          <LinkButton href={feedHref ?? frame.homeHref} kind="secondary">
            {feedHref === undefined ? <>На главную</> : <>В ленту</>}
          </LinkButton>
        </div>
      </div>
    </PublicFrame>
  );
}
