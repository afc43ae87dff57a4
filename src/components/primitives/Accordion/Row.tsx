import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import * as css from './Accordion.css.ts';

export interface AccordionItem {
  /** Unique on the page; also the anchor of the question. */
  id: string;
  /** The question: it is a heading of level 3 and the button of the row. */
  title: ReactNode;
  /** The answer; it stays in the HTML while closed, so that find-in-page and search engines read it. */
  content: ReactNode;
}

/** A question with its answer. */
export function Row({ id, title, content }: AccordionItem) {
  return (
    <Disclosure id={id} className={css.item}>
      <h3 className={css.heading} id={id}>
        <Button slot="trigger" className={css.row}>
          {title}
          <span className={css.mark} aria-hidden="true" />
        </Button>
      </h3>
      <DisclosurePanel className={css.panel}>
        <div className={css.answer}>{content}</div>
      </DisclosurePanel>
    </Disclosure>
  );
}
