import { formatBytes } from '#src/format/bytes.ts';

/** Kind of file in a post. */
export type UploadKind = 'picture' | 'audio' | 'file';

function tooBig(what: string, bytes: number, limit: number, advice: string): string {
  const most = formatBytes(limit);
  const weight = formatBytes(bytes);
  return `${what} весит ${weight === most ? `чуть больше ${most}` : weight}, а принимаем до ${most}. ${advice}`;
}

/** Why a file cannot be taken because of its size. @param limit bytes that one of this kind may have */
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

/**
 * Why there is no room for a file among those of its author. @param used bytes that they have @param total that they
 * may have
 */
export const validateUploadRoom = (bytes: number, used: number, total: number): string | undefined =>
  used + bytes <= total
    ? undefined
    : `У вас ${formatBytes(used)} из ${formatBytes(total)} занято, и файл в ${formatBytes(bytes)} не поместится. Удалите ненужные записи или напишите в поддержку.`;
