import { AnchorMdx, Unstyled } from '@storybook/addon-docs/blocks';
import { toId } from 'storybook/internal/csf';
import type { Change } from '../../../stories/changes.ts';
import * as css from './ChangeList.css.ts';

/** `23 ноября`: a list of what is new needs no year. */
const day = new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long', timeZone: 'UTC' });

interface ChangeListProps {
  changes: readonly Change[];
}

/** List of changes, newest first; each line links to the page of its component. */
export function ChangeList({ changes }: ChangeListProps) {
  return (
    <Unstyled>
      <ul className={css.list}>
        {changes.map(({ date, component, text }) => (
          <li key={component + text} className={css.change}>
            <time dateTime={date} className={css.date}>
              {day.format(new Date(date))}
            </time>
            <span>
              <AnchorMdx href={`?path=/docs/${toId(`components/${component}`, 'docs')}`} target="_self">
                {component.split('/').at(-1)}
              </AnchorMdx>{' '}
              — {text}
            </span>
          </li>
        ))}
      </ul>
    </Unstyled>
  );
}
