import type { ReactNode } from 'react';
import { PageTitle } from '../../primitives/PageTitle/index.ts';
import { PublicFrame } from '../../frames/PublicFrame/index.ts';
import * as css from './MessagePage.css.ts';

export interface MessagePageProps {
  /** The heading. */
  title: string;
  /** One sentence under it. */
  note: string;
  /** Where the logo leads. */
  homeHref: string;
  /** What can be done next: buttons, links or a form. @default none */
  actions?: ReactNode;
  /** Whether the message replaces itself and is then read out. @default false */
  isLive?: boolean;
}

/**
 * A public page that says one thing: what broke, a text not yet published, what became of a link from a letter. It is
 * the error page of the product.
 */
export function MessagePage({ title, note, homeHref, actions, isLive = false }: MessagePageProps) {
  return (
    <PublicFrame homeHref={homeHref}>
      <div role={isLive ? 'status' : undefined}>
        <PageTitle kind="message">{title}</PageTitle>
        <p className={css.note}>{note}</p>
      </div>
      {actions !== undefined && <div className={css.actions}>{actions}</div>}
    </PublicFrame>
  );
}
