import { Unfit } from '../unfit.ts';
import type { FileBytes } from './fileBytes.ts';

/** Makes sure that nothing is missing at the end. @throws {Unfit} for a file that breaks off */
export function checkBoxes(bytes: FileBytes): void {
  for (let at = 0; at < bytes.size;) {
    const head = bytes.at(at, 16);
    const short = head.length < 8 ? Infinity : head.readUInt32BE();
    const size = short === 1 && head.length === 16 ? Number(head.readBigUInt64BE(8)) : short;
    // Up to the end of the file.
    if (size === 0) return;
    if (size < 8 || at + size > bytes.size)
      throw new Unfit('Запись обрывается. Сохраните или скачайте её заново целиком и выберите снова.');
    at += size;
  }
}
