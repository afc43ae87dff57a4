import { type Editor, useEditorState } from '@tiptap/react';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { Toolbar } from 'react-aria-components/Toolbar';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { Menu } from '../../../primitives/Menu/Menu.tsx';
import type { UploadKind } from '../blocks.ts';
import { type ActionId, actions } from '../commands/actions.ts';
import type { LimitsView } from '../media.ts';
import { ToggleTool, Tool } from './Tool.tsx';
import * as css from './toolbar.css.ts';

export interface EditorToolbarProps {
  editor: Editor;
  limits: LimitsView;
  onAction: (action: ActionId) => void;
  onLink: () => void;
  onFiles: (kind: UploadKind) => void;
  onInsert: (trigger: HTMLElement) => void;
  onHelp: () => void;
  toolbarRef: RefObject<HTMLDivElement | null>;
}

const styles = ['paragraph', 'heading', 'subheading'] as const;
const entryOf = <Id extends ActionId>(id: Id) => ({ id, label: actions[id].label });
const more = [
  ...(['numbers', 'undo', 'redo', 'up', 'down'] as const).map(entryOf),
  { ...entryOf('remove'), tone: 'danger' },
  { id: 'help', label: 'Клавиши' },
] as const;

/** State of the text at the caret; a key press that keeps it renders nothing. */
const stateOf = (editor: Editor) => ({
  style: styles.find((id) => actions[id].isOn(editor)),
  bold: actions.bold.isOn(editor),
  italic: actions.italic.isOn(editor),
  link: editor.isActive('link'),
  quote: actions.quote.isOn(editor),
  bullets: actions.bullets.isOn(editor),
});

/** Toolbar of the editor: one stop of Tab, arrows inside; on a phone it is above the keyboard. */
export function EditorToolbar({
  editor,
  limits,
  onAction,
  onLink,
  onFiles,
  onInsert,
  onHelp,
  toolbarRef,
}: EditorToolbarProps) {
  const state = useEditorState({ editor, selector: ({ editor: now }) => stateOf(now) });
  const plus = useRef<HTMLButtonElement>(null);
  useAboveKeyboard(toolbarRef);
  const toggle = (id: 'bold' | 'italic' | 'quote' | 'bullets') => (
    <ToggleTool {...actions[id]} isOn={state[id]} onPress={() => onAction(id)} />
  );
  return (
    <Toolbar ref={toolbarRef} className={css.toolbar} aria-label="Оформление">
      <div className={css.group}>
        <Button
          ref={plus}
          className={css.plus}
          aria-label="Вставить блок"
          preventFocusOnPress
          onPress={() => plus.current && onInsert(plus.current)}
        >
          <Icon name="plus" />
        </Button>
        <Menu items={styles.map(entryOf)} selected={state.style} onAction={onAction}>
          <Button className={css.styleTool} preventFocusOnPress>
            {actions[state.style ?? 'paragraph'].label}
            <Icon name="down" size="small" />
          </Button>
        </Menu>
      </div>
      <div className={css.group}>
        {toggle('bold')}
        {toggle('italic')}
        <ToggleTool label="Ссылка" icon="link" isOn={state.link} onPress={onLink} />
      </div>
      <div className={css.group}>
        {toggle('quote')}
        {toggle('bullets')}
      </div>
      <div className={css.group}>
        <Tool label="Картинка" icon="image" description={limits.picture} onPress={() => onFiles('picture')} />
        <Tool
          label="Запись"
          icon="audio"
          place="roomy"
          description={limits.audio}
          onPress={() => onFiles('audio')}
        />
        <Tool
          label="Файл"
          icon="file"
          place="roomy"
          description={limits.file}
          onPress={() => onFiles('file')}
        />
      </div>
      <div className={css.end}>
        <Button className={css.wordTool} preventFocusOnPress onPress={() => onAction('paywall')}>
          <Icon name="curtain" />
          {actions.paywall.label}
        </Button>
        <Menu items={more} onAction={(id) => (id === 'help' ? onHelp() : onAction(id))}>
          <Button className={css.tool} aria-label="Ещё" preventFocusOnPress>
            <Icon name="more" />
          </Button>
        </Menu>
      </div>
    </Toolbar>
  );
}

/**
 * Lifts an element at the foot of the window above a phone's keyboard. Keyboards cover the foot of a page (Android's
 * since Chrome 108, iOS always), and only the visual viewport reports it.
 */
function useAboveKeyboard(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { visualViewport: seen } = window;
    if (seen === null) return;
    const place = () => {
      const element = ref.current;
      if (element === null) return;
      const covered = Math.max(0, innerHeight - seen.height - seen.offsetTop);
      // Nothing else moves a page while one zooms.
      element.style.translate = covered > 0 && seen.scale === 1 ? `0 ${-covered}px` : '';
    };
    seen.addEventListener('resize', place);
    seen.addEventListener('scroll', place);
    return () => {
      seen.removeEventListener('resize', place);
      seen.removeEventListener('scroll', place);
    };
  }, [ref]);
}
