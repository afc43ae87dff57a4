import type { ReactNode } from 'react';
import { IconButton } from '../IconButton/index.ts';
import { ScrollArea } from '../ScrollArea/index.ts';
import * as css from './PopupContent.css.ts';

export interface PopupContentProps {
  /** Heading of the popup. */
  title: string;
  /** The cross was pressed. */
  onClose: () => void;
  /** Strip at the foot: the way to another popup. @default none */
  footer?: ReactNode;
  /** The form. */
  children: ReactNode;
  /** `id` of the heading, for the dialog's name. @default none */
  titleId?: string;
  /** `wide` is for what needs more room than a form: a picture. @default 'regular' */
  width?: 'regular' | 'wide';
}

/** What is seen of a popup, without the layer it floats on: stories show it side by side. */
export function PopupContent({ title, onClose, footer, children, titleId, width }: PopupContentProps) {
  return (
    <div className={css.sheet({ width })}>
      <header className={css.header}>
        <h2 id={titleId} className={css.title}>
          {title}
        </h2>
        <span className={css.close}>
          <IconButton label="Закрыть" icon="close" onPress={onClose} />
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
