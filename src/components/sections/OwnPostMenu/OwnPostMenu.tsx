import { memo } from 'react';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Menu } from '../../primitives/Menu/Menu.tsx';

/** Actions of an author on a post of theirs, where they read it. */
export type OwnPostMenuAction = 'edit' | 'copy' | 'pin' | 'unpin' | 'delete';

export interface OwnPostMenuProps {
  /** Title of the post, for screen readers. */
  title: string;
  /** The first on the author's page. */
  isPinned: boolean;
  onAction: (action: OwnPostMenuAction) => void;
}

/** The menu of a published post for its author (design section 14). */
export const OwnPostMenu = memo(function OwnPostMenu({ title, isPinned, onAction }: OwnPostMenuProps) {
  return (
    <Menu
      items={[
        { id: 'edit', label: 'Править' },
        isPinned ? { id: 'unpin', label: 'Открепить' } : { id: 'pin', label: 'Закрепить' },
        { id: 'copy', label: 'Сделать копию' },
        { id: 'delete', label: 'Удалить', tone: 'danger' },
      ]}
      onAction={onAction}
    >
      <IconButton label={`Действия с постом: ${title}`} icon="more" />
    </Menu>
  );
});
