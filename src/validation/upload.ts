import { formatBytes } from '#src/format/bytes.ts';

/** What a file becomes in a post. */
export type UploadKind = 'picture' | 'audio' | 'file';

const tooBig = (what: string, bytes: number, limit: number, advice: string) =>
  `${what} весит ${formatBytes(bytes)}, а\u00a0принимаем до\u00a0${formatBytes(limit)}. ${advice}`;

/** Why a file cannot be taken because of its size. @param limit bytes that one of this kind may have */
export function validateUploadSize(kind: UploadKind, bytes: number, limit: number): string | undefined {
  if (bytes === 0) return 'Файл пустой: в\u00a0нём нет ни\u00a0одного байта. Выберите другой.';
  if (bytes <= limit) return undefined;
  switch (kind) {
    case 'picture':
      return tooBig('Картинка', bytes, limit, 'Уменьшите её и\u00a0выберите снова.');
    case 'audio':
      return tooBig('Запись', bytes, limit, 'Сожмите её, например в\u00a0MP3, и\u00a0выберите снова.');
    case 'file':
      return tooBig('Файл', bytes, limit, 'Сожмите его или разделите на\u00a0части.');
  }
}

/**
 * Why there is no room for a file among those of its author. @param used bytes that they have @param total that they
 * may have
 */
export const validateUploadRoom = (bytes: number, used: number, total: number): string | undefined =>
  used + bytes <= total
    ? undefined
    : `У\u00a0вас ${formatBytes(used)} из\u00a0${formatBytes(total)} занято, и\u00a0файл в\u00a0${formatBytes(bytes)} не\u00a0поместится. Удалите ненужные записи или напишите в\u00a0поддержку.`;
