import { useState } from 'react';
import { textOf } from '#src/compare/text.ts';
import type { Block } from '#src/compare/version.ts';
import { withNoun } from '#src/format/plural.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import * as css from './ConflictPage.css.ts';

/** Blocks that both versions share, folded until a person opens them. */
export function SameBlocks({ blocks }: { blocks: readonly Block[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={css.same}>
      <div className={css.sameHead}>
        {withNoun(blocks.length, ['часть', 'части', 'частей'])} без отличий
        <Button kind="ghost" size="small" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
          {isOpen ? 'Скрыть' : 'Показать'}
        </Button>
      </div>
      {isOpen && <div className={css.sameText}>{blocks.map(textOf).join('\n\n')}</div>}
    </div>
  );
}
