import { Button } from '../../../primitives/Button/Button.tsx';
import { Popup } from '../../../primitives/Popup/Popup.tsx';
import { PopupContent } from '../../../primitives/Popup/PopupContent.tsx';
import { actions, type TextAction } from '../commands/actions.ts';
import * as css from './popups.css.ts';

const all: readonly TextAction[] = Object.values(actions);

const names: Readonly<Record<string, string>> = {
  Mod: 'Ctrl',
  ArrowUp: '↑',
  ArrowDown: '↓',
};

/** «Mod-Alt-1» as keyboards print it. */
const written = (keys: string): string =>
  keys
    .split('-')
    .map((key) => names[key] ?? (key.length === 1 ? key.toUpperCase() : key))
    .join('\u202f+\u202f');

const others = [
  ['Что вставить', '/'],
  ['Ссылка', written('Mod-k')],
  ['Новая строка', written('Shift-Enter')],
  ['К оформлению', written('Alt-F10')],
  ['Описание и подпись', 'Enter на блоке'],
  ['Эта подсказка', written('Mod-/')],
] as const;

const rows: readonly (readonly [label: string, keys: string])[] = [
  ...all.flatMap(({ label, keys, typed }) => {
    if (keys === undefined) return typed === undefined ? [] : [[label, typed] as const];
    return [[label, typed === undefined ? written(keys) : `${written(keys)} или ${typed}`] as const];
  }),
  ...others,
];

export interface KeysPopupProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** List of all shortcuts. */
export function KeysPopup({ isOpen, onOpenChange }: KeysPopupProps) {
  return (
    <Popup isOpen={isOpen} onOpenChange={onOpenChange}>
      <PopupContent title="Клавиши">
        <dl className={css.keys}>
          {rows.map(([label, keys]) => (
            <div key={label} className={css.row}>
              <dt>{label}</dt>
              <dd className={css.key}>{keys}</dd>
            </div>
          ))}
        </dl>
        <p className={css.note}>На Маке вместо Ctrl клавиша ⌘.</p>
        <Button width="full" kind="outline" onPress={() => onOpenChange(false)}>
          Понятно
        </Button>
      </PopupContent>
    </Popup>
  );
}
