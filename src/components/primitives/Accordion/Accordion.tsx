import { type ReactNode, useEffect, useRef, useState } from 'react';
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

export interface AccordionProps {
  /** Rows from top to bottom. */
  items: readonly AccordionItem[];
  /** The row open at first. @default none */
  defaultOpenId?: string;
  /** A row to open now, for example one that the address names; an unknown one changes nothing. @default none */
  openId?: string | undefined;
}

/**
 * Rows of which one at most is open (specification section 2). Not made of react-aria's disclosures: style sheets and
 * `hidden=until-found` do here what their scripts do, and the landing page downloads less.
 */
export function Accordion({ items, defaultOpenId, openId }: AccordionProps) {
  const root = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(defaultOpenId);
  const [asked, setAsked] = useState<string>();
  if (openId !== asked) {
    setAsked(openId);
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
    <div ref={root} className={css.accordion}>
      {items.map(({ id, title, content }) => {
        const isOpen = id === open;
        return (
          <div key={id} className={css.item}>
            <h3 className={css.heading} id={id}>
              <Button
                className={css.row}
                id={`${id}-question`}
                aria-expanded={isOpen}
                aria-controls={`${id}-answer`}
                onPress={() => setOpen(isOpen ? undefined : id)}
              >
                {title}
                <span className={css.mark} aria-hidden="true" />
              </Button>
            </h3>
            <Panel id={`${id}-answer`} labelId={`${id}-question`} isOpen={isOpen} onFound={() => setOpen(id)}>
              {content}
            </Panel>
          </div>
        );
      })}
    </div>
  );
}
