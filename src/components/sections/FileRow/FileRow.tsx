import { Icon } from '../../primitives/Icon/Icon.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import * as css from './FileRow.css.ts';

/** A file that a post gives away. */
export interface FileView {
  readonly title: string;
  /** Kind and size: «PDF, 1,2 МБ». */
  readonly note: string;
  readonly href: string;
}

export interface FileRowProps {
  file: FileView;
}

/** A file with its kind and size. */
export function FileRow({ file: { title, note, href } }: FileRowProps) {
  return (
    <div className={css.row}>
      <div className={css.sign}>
        <Icon name="file" />
      </div>
      <div>
        <p className={css.name}>{title}</p>
        <p className={css.note}>{note}</p>
      </div>
      <div className={css.action}>
        <LinkButton
          href={href}
          kind="outline"
          size="small"
          aria-label={`Скачать: ${title}, ${note}`}
          download
        >
          <Icon name="download" />
          Скачать
        </LinkButton>
      </div>
    </div>
  );
}
