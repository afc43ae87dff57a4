import type { Finding } from '#src/components/popups/PublishCheckPopup/PublishCheckPopup.tsx';
import type { Content } from '#src/data/writing/index.ts';
import { withNoun } from '#src/format/plural.ts';
import { hasContent, isBlank, validateBlock, validateTitle } from '#src/validation/index.ts';

/** A warning before publication. `block` is the index of its block in the text. */
type Remark =
  | { readonly kind: 'untitled' }
  | { readonly kind: 'unfitTitle'; readonly problem: string }
  /** A text or a link that readers cannot get like this. */
  | { readonly kind: 'unfitText'; readonly problem: string; readonly block: number }
  /** There is nothing to read. */
  | { readonly kind: 'empty' }
  /** No tier is chosen. */
  | { readonly kind: 'noTiers' }
  /** It is sold, and has no price. */
  | { readonly kind: 'noPrice' }
  /** Failed uploads would be missing from the post. */
  | { readonly kind: 'failedUploads'; readonly count: number; readonly block: number }
  | { readonly kind: 'uploads'; readonly count: number; readonly block: number }
  /** Pictures without a description for people who do not see them. */
  | { readonly kind: 'undescribed'; readonly count: number; readonly block: number }
  /** Nothing is above the paywall mark: readers without access see only a title. */
  | { readonly kind: 'nothingAbove'; readonly block: number };

type AnyBlock = Content['blocks'][number];

function picturesWithoutAlt(block: AnyBlock): number {
  if (block.type === 'picture') return isBlank(block.alt) ? 1 : 0;
  if (block.type === 'gallery') return block.pictures.filter(({ alt }) => isBlank(alt)).length;
  return 0;
}

/** Counts the matches and finds the first block with one. */
function gather(blocks: readonly AnyBlock[], countIn: (block: AnyBlock) => number) {
  const counts = blocks.map(countIn);
  return {
    count: counts.reduce((sum, count) => sum + count, 0),
    block: counts.findIndex((count) => count > 0),
  };
}

/**
 * Returns the warnings before publication, blocking ones first.
 * @param hasFailed whether a file on its way has come to nothing, by the id of its upload
 */
export function checkBeforePublishing(
  { title, blocks, audience, tiers, price = null }: Content,
  hasFailed: (upload: string) => boolean,
): readonly Remark[] {
  const remarks: Remark[] = [];
  const titleProblem = validateTitle(title);
  if (isBlank(title)) remarks.push({ kind: 'untitled' });
  else if (titleProblem !== undefined) remarks.push({ kind: 'unfitTitle', problem: titleProblem });
  if (!blocks.some(hasContent)) remarks.push({ kind: 'empty' });
  if (audience === 'tiers' && tiers.length === 0) remarks.push({ kind: 'noTiers' });
  if (audience === 'buyers' && price === null) remarks.push({ kind: 'noPrice' });
  const unfit = blocks.findIndex((block) => validateBlock(block) !== undefined);
  const unfitBlock = blocks[unfit];
  const problem = unfitBlock && validateBlock(unfitBlock);
  if (problem !== undefined) remarks.push({ kind: 'unfitText', problem, block: unfit });
  const isUpload = (failed: boolean) => (block: AnyBlock) =>
    block.type === 'upload' && hasFailed(block.id) === failed ? 1 : 0;
  const add = (kind: 'failedUploads' | 'uploads' | 'undescribed', matches: ReturnType<typeof gather>) => {
    if (matches.count > 0) remarks.push({ kind, ...matches });
  };
  add('failedUploads', gather(blocks, isUpload(true)));
  add('uploads', gather(blocks, isUpload(false)));
  add('undescribed', gather(blocks, picturesWithoutAlt));
  const mark = blocks.findIndex(({ type }) => type === 'paywall');
  if (mark >= 0 && audience !== 'everyone' && !blocks.slice(0, mark).some(hasContent))
    remarks.push({ kind: 'nothingAbove', block: mark });
  return remarks;
}

const files = ['файл', 'файла', 'файлов'] as const;

type Words = Pick<Finding, 'kind' | 'title' | 'note'>;

function wordsOf(remark: Remark): Words {
  switch (remark.kind) {
    case 'untitled':
      return { kind: 'error', title: 'Нет названия', note: 'По нему пост узнают в ленте.' };
    case 'unfitTitle':
      return { kind: 'error', title: 'Название не годится', note: `${remark.problem}.` };
    case 'unfitText':
      return { kind: 'error', title: 'В тексте ошибка', note: `${remark.problem}.` };
    case 'empty':
      return {
        kind: 'error',
        title: 'В посте пусто',
        note: 'Напишите хотя бы строчку или добавьте картинку.',
      };
    case 'noTiers':
      return { kind: 'error', title: 'Не выбран ни один уровень', note: 'Отметьте, кому открыть пост.' };
    case 'noPrice':
      return { kind: 'error', title: 'Не назначена цена', note: 'Укажите, за сколько можно купить пост.' };
    case 'failedUploads':
      return {
        kind: 'error',
        title: `Не загрузилось: ${withNoun(remark.count, files)}`,
        note: 'Повторите загрузку или уберите файл из поста.',
      };
    case 'uploads':
      return {
        kind: 'underway',
        title: `Загружается: ${withNoun(remark.count, files)}`,
        note: 'Пост выйдет без них. Подождите или потом обновите пост.',
      };
    case 'undescribed':
      return {
        kind: 'warning',
        title: `Без описания: ${withNoun(remark.count, ['картинка', 'картинки', 'картинок'])}`,
        note: 'Описание слышат те, кто не видит картинку.',
      };
    case 'nothingAbove':
      return {
        kind: 'warning',
        title: 'Над занавесом пусто',
        note: 'Те, кому пост закрыт, увидят одно название. Оставьте им начало.',
      };
  }
}

/** A remark of the check in words. @param onShow leads to its block */
export function presentRemark(remark: Remark, onShow: (block: number) => void): Finding {
  const { kind, title, note } = wordsOf(remark);
  const said = { kind, title, note };
  return 'block' in remark
    ? { ...said, action: { label: 'Показать', onPress: () => onShow(remark.block) } }
    : said;
}

/** The problem with the moment of the publication. */
export const presentMoment = (problem: string | undefined): readonly Finding[] =>
  problem === undefined
    ? []
    : [{ kind: 'error', title: problem, note: 'Поправьте день и время под «По расписанию».' }];

/** «Одна ошибка» in figures, for the line below the button; `undefined` where there is nothing to say. */
export function countRemarks(findings: readonly Finding[]): string | undefined {
  const errors = findings.filter(({ kind }) => kind === 'error').length;
  const others = findings.length - errors;
  const parts = [
    errors > 0 && withNoun(errors, ['ошибка', 'ошибки', 'ошибок']),
    others > 0 && withNoun(others, ['замечание', 'замечания', 'замечаний']),
  ].filter((part) => part !== false);
  return parts.length === 0 ? undefined : parts.join(' и ');
}
