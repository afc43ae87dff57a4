import { memo, type ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import * as css from './Accordion.css.ts';
import { Panel } from './Panel.tsx';

export interface AccordionItem {
  /** Unique on the page; also the anchor of the question. */
  id: string;
  /** The question: it is a heading of level 3 and the button of the row. */
  title: ReactNode;
  /** The answer; it stays in the HTML while closed, so that find-in-page and search engines read it. */
  content: ReactNode;
}

interface RowProps extends AccordionItem {
  isOpen: boolean;
  /** Which row is to be open now. Must stay the same function. */
  onOpen: (id: string | undefined) => void;
}

/** A question with its answer. Of all rows only the two that change are rendered anew. */
export const Row = memo(function Row({ id, title, content, isOpen, onOpen }: RowProps) {
  return (
    <div className={css.item}>
      <h3 className={css.heading} id={id}>
        <Button
          className={css.row}
          id={`${id}-question`}
          aria-expanded={isOpen}
          aria-controls={`${id}-answer`}
          onPress={() => onOpen(isOpen ? undefined : id)}
        >
          {title}
          <span className={css.mark} aria-hidden="true" />
        </Button>
      </h3>
      <Panel id={`${id}-answer`} labelId={`${id}-question`} isOpen={isOpen} onFound={() => onOpen(id)}>
        {content}
      </Panel>
    </div>
  );
});
