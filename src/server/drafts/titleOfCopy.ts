/** Characters. */
const maxTitleLength = 200;

/** «Название — копия», as far as it fits. */
export function titleOfCopy(title: string): string {
  const ending = ' — копия';
  return title === '' ? '' : [...title].slice(0, maxTitleLength - ending.length).join('') + ending;
}
