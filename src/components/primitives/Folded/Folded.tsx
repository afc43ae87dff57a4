import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import * as css from './Folded.css.ts';

export interface FoldedProps {
  /** The text. */
  children: ReactNode;
  /** Name of the text for screen readers: «комментарий, Вера Лунёва». */
  label: string;
}

/**
 * A text that shows its first twelve lines and unfolds on request; a shorter one is left alone. All of it stays in the
 * HTML: screen readers read it, and find-in-page finds it.
 */
export function Folded({ children, label }: FoldedProps) {
  const id = useId();
  const text = useRef<HTMLDivElement>(null);
  const [isCut, setCut] = useState(false);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    const element = text.current;
    if (element === null || isOpen) return undefined;
    const measure = () => setCut(element.scrollHeight > element.clientHeight);
    const resizes = new ResizeObserver(measure);
    resizes.observe(element);
    // A cut text keeps its size when its words change.
    const changes = new MutationObserver(measure);
    changes.observe(element, { childList: true, characterData: true, subtree: true });
    return () => {
      resizes.disconnect();
      changes.disconnect();
    };
  }, [isOpen]);

  const name = isOpen ? 'Свернуть' : 'Показать целиком';
  return (
    <>
      <div className={isOpen ? undefined : css.folded} id={id} ref={text}>
        {children}
      </div>
      {isCut && (
        <Button
          className={css.toggle}
          aria-label={`${name}: ${label}`}
          aria-expanded={isOpen}
          aria-controls={id}
          onPress={() => {
            setOpen(!isOpen);
            // Folding must not move the next content out of view.
            if (isOpen) text.current?.scrollIntoView({ block: 'nearest' });
          }}
        >
          {name}
        </Button>
      )}
    </>
  );
}
