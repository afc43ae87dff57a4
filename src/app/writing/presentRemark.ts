import type { Finding } from '#src/components/popups/PublishCheckPopup/index.ts';
import { withNoun } from '#src/format/plural.ts';
import type { Remark } from './checkBeforePublishing.ts';

const files = ['файл', 'файла', 'файлов'] as const;

type Words = Pick<Finding, 'kind' | 'title' | 'note'>;

function wordsOf(remark: Remark): Words {
  switch (remark.kind) {
    case 'untitled':
      return { kind: 'error', title: 'Нет названия', note: 'По нему пост находят в ленте и в поиске.' };
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
