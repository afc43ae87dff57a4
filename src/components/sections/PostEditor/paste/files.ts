import { cleanHtml } from './cleanHtml.ts';

/** As a file manager writes it beside the file: the name, a path or a `file:` address, in letters of any composition. */
function nameIn(line: string): string {
  const name = line.trim().split(/[\\/]/).at(-1) ?? '';
  try {
    return decodeURIComponent(name).normalize();
  } catch {
    return name.normalize();
  }
}

/** True if the text is a list of the files' names, one a line. */
function namesOnly(text: string, files: readonly File[]): boolean {
  const names = files.flatMap(({ name }) => [name.normalize(), name.normalize().replace(/\.[^.]+$/, '')]);
  return text
    .split(/[\r\n]+/)
    .filter((line) => line.trim() !== '')
    .every((line) => names.includes(nameIn(line)));
}

const textOf = (html: string): string =>
  cleanHtml(html)
    .replace(/<title\b[\s\S]*?<\/title>/gi, '')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:nbsp|#160);/g, ' ')
    .trim();

/**
 * Copied files: alone, beside their own names, or as the picture in the HTML. Beside a text they are a picture of it,
 * which Word and Excel add and nobody wants.
 */
export function filesOf(data: DataTransfer | null): File[] {
  const files = [...(data?.files ?? [])];
  if (data === null || files.length === 0) return [];
  const html = data.getData('text/html');
  const seen = textOf(html);
  const isPicture = seen === '' && /<img\b/i.test(html);
  const isNamed = namesOnly(seen, files) && namesOnly(data.getData('text/plain'), files);
  return isPicture || isNamed ? files : [];
}
