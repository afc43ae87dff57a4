import { type ReactNode, useEffect, useRef, useState } from 'react';
import { DisclosureGroup, type Key } from 'react-aria-components/DisclosureGroup';
import { Button } from 'react-aria-components/Button';
import { Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import * as css from './Accordion.css.ts';

export interface AccordionProps {
  /** Rows from top to bottom. */
  items: readonly AccordionItem[];
  /** The row open at first. @default none */
  defaultOpenId?: string;
  /** A row to open now, for example one that the address names; an unknown one changes nothing. @default none */
  openId?: string | undefined;
}

/** Rows of which one at most is open (specification section 2, design section 6). */
export function Accordion({ items, defaultOpenId, openId }: AccordionProps) {
  const root = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<Key | undefined>(defaultOpenId);
  const [lastOpenId, setLastOpenId] = useState<string>();
  if (openId !== lastOpenId) {
    setLastOpenId(openId);
    if (items.some(({ id }) => id === openId)) setOpen(openId);
  }

  // A closing answer above would carry the row just opened out of sight.
  useEffect(() => {
    if (open === defaultOpenId) return;
    const heading = root.current?.querySelector('h3:has([aria-expanded=true])');
    const motions = root.current?.getAnimations({ subtree: true }) ?? [];
    void Promise.allSettled(motions.map(({ finished }) => finished)).then(() =>
      heading?.scrollIntoView({ block: 'nearest' }),
    );
  }, [open, defaultOpenId]);

  return (
    <DisclosureGroup
      ref={root}
      className={css.accordion}
      expandedKeys={open === undefined ? [] : [open]}
      onExpandedChange={([next]) => setOpen(next)}
    >
      {items.map((item) => (
        <Row key={item.id} {...item} />
      ))}
    </DisclosureGroup>
  );
}

export interface AccordionItem {
  /** Unique on the page; also the anchor of the question. */
  id: string;
  /** The question: it is a heading of level 3 and the button of the row. */
  title: ReactNode;
  /** The answer; it stays in the HTML while closed, so that find-in-page and search engines read it. */
  content: ReactNode;
}

/** A question with its answer. */
function Row({ id, title, content }: AccordionItem) {
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
