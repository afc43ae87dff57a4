import { useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as css from './DoubleBar.css.ts';
import type { Letter, World } from './world.ts';

/** Path of a link within the app. */
function pathOf(link: string): string {
  const { pathname, search } = new URL(link);
  return pathname + search;
}

function LetterRow({ letter: { to, subject, text, link } }: { letter: Letter }) {
  const navigate = useNavigate();
  return (
    <li>
      <p className={css.subject}>{subject}</p>
      <p>Кому: {to}</p>
      {link === undefined ? (
        <p>{text}</p>
      ) : (
        <button type="button" className={css.button} onClick={() => void navigate(pathOf(link))}>
          Открыть ссылку из письма
        </button>
      )}
    </li>
  );
}

/**
 * Says that no server is behind the page, shows the address and the double's messages. It can be pressed while a popup
 * is open, as another window could.
 */
export function DoubleBar({ world: { messages } }: { world: World }) {
  const { pathname, search } = useLocation();
  const letters = useSyncExternalStore(messages.subscribe, messages.get);
  return (
    <aside aria-label="Двойник сервера" className={css.bar} data-react-aria-top-layer="true">
      <strong>Двойник сервера</strong>
      <output aria-label="Адрес" className={css.address}>
        {pathname + search}
      </output>
      <details>
        <summary className={css.button}>Письма: {letters.length}</summary>
        <ul className={css.letters}>
          {letters.map((letter) => (
            <LetterRow key={letter.id} letter={letter} />
          ))}
        </ul>
      </details>
    </aside>
  );
}
