import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-aria-components/Link';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Popup, useShown } from '../../primitives/Popup/Popup.tsx';
import { PopupContent } from '../../primitives/Popup/PopupContent.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './EditPostPage.css.ts';

/** Popup over the text: the panels on a phone, or the check before publishing on every screen. */
export type WritingPopup = 'panels' | 'check';

/** The post being written, with everything around the text. */
export interface EditedPost {
  /** The sheet: toolbar, title and text. */
  readonly editor: ReactNode;
  /** Save status of the text: `SaveStatus`. */
  readonly status: ReactNode;
  /** Access and publication: `AccessPanel` and `PublishPanel`. */
  readonly panels: ReactNode;
  /** Findings of the check: `PublishCheckContent`. */
  readonly check: ReactNode;
  /** The versions of it; `undefined` until the server has one. */
  readonly versionsHref: string | undefined;
  /** At most one is open. */
  readonly popup: WritingPopup | undefined;
  readonly onPopupChange: (popup: WritingPopup | undefined) => void;
  /** The key that saves in other programs was pressed: it is saved by itself, too. */
  readonly onSave: () => void;
}

interface WritingProps extends EditedPost {
  postsHref: string;
}

/** Wherever the focus is: else the browser offers to save the page. */
function useSaveKey(onSave: () => void): void {
  useEffect(() => {
    const saveByKey = (event: KeyboardEvent) => {
      // Matches the physical key: with a Russian layout it types «ы».
      if (event.code !== 'KeyS' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      onSave();
    };
    // The capture phase sees the key before fields stop it.
    document.addEventListener('keydown', saveByKey, true);
    return () => document.removeEventListener('keydown', saveByKey, true);
  }, [onSave]);
}

/** The text and what belongs to it; a phone has the panels behind «Далее». */
export function Writing(props: WritingProps) {
  const { editor, status, panels, check, versionsHref, popup, onPopupChange, onSave, postsHref } = props;
  useSaveKey(onSave);
  const shown = useShown(popup);
  const versions = versionsHref !== undefined && (
    <Link className={css.versions} href={versionsHref}>
      <Icon name="clock" />
      Версии
    </Link>
  );
  return (
    <>
      <div className={css.layout} data-part="layout">
        <div>
          <div className={css.bar} data-part="bar">
            <Link className={css.close} href={postsHref}>
              <Icon name="close" />
              <VisuallyHidden>Мои посты</VisuallyHidden>
            </Link>
            <div className={css.status}>{status}</div>
            <div className={css.widerOnly}>{versions}</div>
            <div className={css.phoneOnly}>
              <Button size="small" onPress={() => onPopupChange('panels')}>
                Далее
              </Button>
            </div>
          </div>
          {editor}
        </div>
        <div className={css.rail}>
          <div className={css.panels}>{panels}</div>
        </div>
      </div>
      <Popup isOpen={popup !== undefined} name={shown} onOpenChange={() => onPopupChange(undefined)}>
        {shown === 'check' ? (
          check
        ) : (
          <PopupContent title="Доступ и публикация">
            <div className={css.panels}>
              {panels}
              {versions}
            </div>
          </PopupContent>
        )}
      </Popup>
    </>
  );
}
