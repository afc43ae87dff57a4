import { HttpError } from '../http/errors.ts';

const refusal = (status: number, detail: string) => new HttpError(status, { detail });

/** Another author's is as unknown as one that never was. */
export const noUpload = () =>
  refusal(404, 'Этой загрузки больше нет: незаконченные живут сутки. Выберите файл ещё раз.');

export const isLocked = () =>
  refusal(423, 'Этот файл сейчас загружается в другом окне. Подождите немного и продолжите.');

export const isHere = () => refusal(409, 'Этот файл уже здесь целиком.');

export const tooManyOpen = (most: number) =>
  refusal(
    429,
    `Незаконченных загрузок у вас уже ${most}, больше сразу нельзя. Дождитесь конца одной из них или отмените лишние.`,
  );

export const wrongKind = () =>
  refusal(400, 'Скажите, что это за файл: picture, audio или file (Upload-Metadata: kind).');

export const wrongType = () =>
  refusal(415, 'Тип данных запроса не поддерживается: нужен application/offset+octet-stream.');

/** Refusals of the protocol (https://tus.io/protocols/resumable-upload), by status. */
const details: Readonly<Record<number, string>> = {
  400: 'Не удалось прочитать запрос: проверьте заголовки протокола tus.',
  403: 'В запросе нет заголовков Upload-Offset и Content-Type.',
  404: 'Этой загрузки больше нет: незаконченные живут сутки. Выберите файл ещё раз.',
  409: 'Сервер получил другую часть файла. Спросите, сколько здесь, и продолжите с этого места.',
  410: 'Начало файла не сохранилось. Выберите файл ещё раз.',
  412: 'Нужен протокол tus версии 1.0.0.',
  413: 'Прислано больше, чем было обещано. Выберите файл ещё раз.',
  501: 'Длина файла должна быть известна с самого начала.',
};

/** A refusal of the protocol in our words. */
export const refusedByProtocol = (status: number) =>
  refusal(status, details[status] ?? 'Не получилось принять файл. Попробуйте ещё раз.');
