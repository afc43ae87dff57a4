import type { ReactNode, Ref } from 'react';
import { Link } from 'react-aria-components/Link';
import { Container } from '../../primitives/Container/index.ts';
import { LinkButton } from '../../primitives/LinkButton/index.ts';
import { Logo } from '../../primitives/Logo/index.ts';
import { Main } from '../../primitives/Main/index.ts';
import { Page } from '../../primitives/Page/index.ts';
import { SkipLink } from '../../primitives/SkipLink/index.ts';
import { Footer, type FooterProps } from '../Footer/index.ts';
import * as css from './KnowledgeFrame.css.ts';

export interface KnowledgeFrameProps {
  /** The inner area, from where people come. */
  feedHref: string;
  footer: FooterProps;
  /** The `<main>` element, for moving focus after navigation. */
  mainRef?: Ref<HTMLElement>;
  /** The page. */
  children: ReactNode;
}

/**
 * Frame of the knowledge base, which is a page apart from the inner area (specification section 2, design section 9).
 */
export function KnowledgeFrame({ feedHref, footer, mainRef, children }: KnowledgeFrameProps) {
  return (
    <Page>
      <div className={css.frame}>
        <SkipLink />
        <header className={css.header}>
          <Link className={css.brand} href={feedHref} aria-label="Перейти в ленту">
            <Logo />
          </Link>
          <LinkButton href={feedHref} kind="outline" size="small">
            В ленту
          </LinkButton>
        </header>
        <div className={css.content}>
          <Container>
            <Main ref={mainRef}>
              <div className={css.page}>{children}</div>
            </Main>
          </Container>
        </div>
        <Footer {...footer} hasWordmark={false} />
      </div>
    </Page>
  );
}
