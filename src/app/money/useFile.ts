import { useState } from 'react';
import { formatError } from '#src/api/errors.ts';
import { type StatementChoice, useStatementFile } from '#src/data/money/money.ts';
import type { Action } from '#src/status/action.ts';

/** Gives the browser a file to save. */
function saveAs(name: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** Saves the chosen movements as CSV. */
export function useFile(choice: StatementChoice, name: string): { saving: Action; save: () => void } {
  const [saving, setSaving] = useState<Action>({ kind: 'idle' });
  const load = useStatementFile();
  const save = async () => {
    setSaving({ kind: 'pending' });
    const file = await load(choice);
    if (file.ok) {
      saveAs(name, file.value);
      setSaving({ kind: 'idle' });
    } else {
      const message = formatError(file.error, 'Не удалось собрать файл. Попробуйте ещё раз.');
      setSaving({ kind: 'failed', message });
    }
  };
  return { saving, save: () => void save() };
}
