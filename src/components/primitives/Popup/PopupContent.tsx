import type { ReactNode } from 'react';
import { Heading } from 'react-aria-components/Heading';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ScrollArea } from '../ScrollArea/ScrollArea.tsx';
import * as css from './PopupContent.css.ts';

export interface PopupContentProps {
  /** Heading of the popup, and its name. */
  title: string;
  /** Strip at the foot: the way to another popup. @default none */
  footer?: ReactNode;
  /** The form. */
  children: ReactNode;
  /** `wide` is for what needs more room than a form: a picture. @default 'regular' */
  width?: 'regular' | 'wide';
}

/**
 * A popup without its layer, so that stories can show several. Heading and cross belong to the dialog by their slots.
 */
export function PopupContent({ title, footer, children, width }: PopupContentProps) {
  return (
    <div className={css.sheet({ width })}>
      <header className={css.header}>
        <Heading slot="title" level={2} className={css.title}>
          {title}
        </Heading>
        <span className={css.close}>
          <IconButton slot="close" label="Закрыть" icon="close" />
        </span>
      </header>
      <ScrollArea>
        <div className={css.scrolled}>
          <div className={css.body}>{children}</div>
          {footer !== undefined && <footer className={css.footer}>{footer}</footer>}
        </div>
      </ScrollArea>
    </div>
  );
}
