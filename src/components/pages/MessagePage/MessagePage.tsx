import type { ReactNode } from 'react';
import { PublicFrame, type PublicFrameProps } from '../../frames/PublicFrame/PublicFrame.tsx';
import { PageTitle } from '../../primitives/PageTitle/PageTitle.tsx';
import * as css from './MessagePage.css.ts';

export interface MessagePageProps extends Omit<PublicFrameProps, 'children'>, Omit<MessageProps, 'isLive'> {}

/** A public page that says one thing. It is the error page of the product, so every visit downloads it. */
export function MessagePage({ homeHref, footer, ...message }: MessagePageProps) {
  return (
    <PublicFrame {...{ homeHref, footer }}>
      <Message {...message} />
    </PublicFrame>
  );
}

export interface MessageProps {
  /** The heading. */
  title: string;
  /** One sentence under it. */
  note: string;
  /** Next steps: buttons, links or a form. @default none */
  actions?: ReactNode;
  /** True if the message replaces itself, so that a screen reader announces it. @default false */
  isLive?: boolean;
}

/** The one thing that a page says, and what can be done next. */
export function Message({ title, note, actions, isLive = false }: MessageProps) {
  return (
    <div>
      <div role={isLive ? 'status' : undefined}>
        <PageTitle kind="message">{title}</PageTitle>
        <p className={css.note}>{note}</p>
      </div>
      {actions !== undefined && <div className={css.actions}>{actions}</div>}
    </div>
  );
}
