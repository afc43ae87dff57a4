import { Link } from 'react-aria-components/Link';
import { useEffect, useRef, useState } from 'react';
import * as css from './SettingsPage.css.ts';

interface SectionLinksProps {
  /** Sections from top to bottom. */
  sections: readonly { readonly id: string; readonly title: string }[];
}

/** The sections of a long page, beside it where there is room; the one that is read is marked. */
export function SectionLinks({ sections }: SectionLinksProps) {
  const { current, jumpTo } = useCurrentSection(sections.map(({ id }) => id));
  return (
    <nav className={css.links} aria-label="Разделы настроек">
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Link
              className={css.link}
              href={`#${id}`}
              onPress={() => jumpTo(id)}
              {...(id === current && { 'aria-current': 'location' })}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Height of the reading line as a fraction of the window's height. */
const eyeLine = 1 / 4;

const isAtEnd = (): boolean =>
  window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;

/** The section that is read: the last of `ids` whose heading is above the eye, at the end of the page the last of all. */
function readSection(ids: readonly string[]): string | undefined {
  if (window.scrollY > 0 && isAtEnd()) return ids.at(-1);
  const line = window.innerHeight * eyeLine;
  const isAbove = (id: string) => (document.getElementById(id)?.getBoundingClientRect().top ?? 0) <= line;
  return ids.findLast(isAbove) ?? ids[0];
}

/**
 * Follows which section of a page is read while it scrolls.
 *
 * @param ids anchors of the headings, from top to bottom
 */
function useCurrentSection(ids: readonly string[]) {
  const [current, setCurrent] = useState(ids[0]);
  const isJumping = useRef(false);
  const joinedIds = ids.join(' ');

  useEffect(() => {
    const follow = () => {
      if (isJumping.current) isJumping.current = false;
      else setCurrent(readSection(joinedIds.split(' ')));
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, [joinedIds]);

  /** Follows a link to the section `id`: near the end of the page its heading cannot reach the reading line. */
  const jumpTo = (id: string) => {
    isJumping.current = true;
    setCurrent(id);
  };

  return { current, jumpTo };
}
