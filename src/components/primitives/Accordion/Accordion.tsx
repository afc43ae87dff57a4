import { useEffect, useRef, useState } from 'react';
import { DisclosureGroup, type Key } from 'react-aria-components/DisclosureGroup';
import * as css from './Accordion.css.ts';
import { Row, type AccordionItem } from './Row.tsx';

export type { AccordionItem } from './Row.tsx';

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
