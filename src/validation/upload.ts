import { formatBytes } from '#src/format/bytes.ts';

/** Kind of file in a post. */
export type UploadKind = 'picture' | 'audio' | 'file';

function tooBig(what: string, bytes: number, limit: number, advice: string): string {
  const most = formatBytes(limit);
  const weight = formatBytes(bytes);
  return `${what} весит ${weight === most ? `чуть больше ${most}` : weight}, а принимаем до ${most}. ${advice}`;
}

/** Error of a file's size. @param limit bytes that one of this kind may have */
export function validateUploadSize(kind: UploadKind, bytes: number, limit: number): string | undefined {
  if (bytes === 0) return 'Файл пустой: в нём нет ни одного байта. Выберите другой.';
  if (bytes <= limit) return undefined;
  switch (kind) {
    case 'picture':
      return tooBig('Картинка', bytes, limit, 'Уменьшите её и выберите снова.');
    case 'audio':
      return tooBig('Запись', bytes, limit, 'Сожмите её, например в MP3, и выберите снова.');
    case 'file':
      return tooBig('Файл', bytes, limit, 'Сожмите его или разделите на части.');
  }
}

/** Error of a file that exceeds its author's total. */
export const validateUploadRoom = (bytes: number, used: number, total: number): string | undefined =>
  used + bytes <= total
    ? undefined
    : `У вас ${formatBytes(used)} из ${formatBytes(total)} занято, и файл в ${formatBytes(bytes)} не поместится. Удалите ненужные записи или напишите в поддержку.`;
