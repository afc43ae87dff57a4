import type { FastifySchemaValidationError } from 'fastify/types/schema.js';

const required = 'Обязательное поле.';
const incomplete = 'Заполните все поля.';
const blank = 'Это поле не может быть пустым.';
const notListed = 'Выберите одно из допустимых значений.';
const malformed = 'Введите значение в правильном формате.';
const notObject = 'Ожидался объект JSON.';

/** Errors for a value of another type, by the expected one. */
const ofType: Readonly<Record<string, string>> = {
  string: 'Введите строку.',
  integer: 'Введите целое число.',
  number: 'Введите число.',
  boolean: 'Введите true или false.',
  array: 'Введите список значений.',
  object: 'Введите объект с полями.',
};

/** Text of an invalid value by the keyword of its schema; `undefined` if another problem says it better. */
function sentence({ keyword, params }: FastifySchemaValidationError): string | undefined {
  const limit = String(params['limit']);
  switch (keyword) {
    // A union fails if each of its parts does: those explain it.
    case 'anyOf':
      return undefined;
    case 'type':
      return params['type'] === 'null' ? undefined : (ofType[String(params['type'])] ?? malformed);
    case 'required':
      return incomplete;
    case 'minLength':
      return blank;
    case 'maxLength':
      return `Убедитесь, что в этом поле не больше ${limit} символов.`;
    case 'minimum':
      return `Введите число не меньше ${limit}.`;
    case 'exclusiveMinimum':
      return `Введите число больше ${limit}.`;
    case 'maximum':
      return `Введите число не больше ${limit}.`;
    case 'minItems':
      return `Укажите хотя бы столько значений: ${limit}.`;
    case 'maxItems':
      return `Значений может быть не больше ${limit}.`;
    case 'uniqueItems':
      return 'Значения не должны повторяться.';
    case 'const':
    case 'enum':
      return notListed;
    default:
      return malformed;
  }
}

function message(problem: FastifySchemaValidationError): [field: string, text: string | undefined] {
  const field = problem.instancePath.split('/')[1];
  if (field !== undefined) return [field, sentence(problem)];
  if (problem.keyword === 'required') return [String(problem.params['missingProperty']), required];
  return ['non_field_errors', notObject];
}

/** Turns the validator's problems into Djoser's shape, `{"email": ["Обязательное поле."]}`: each sentence once. */
export function fieldErrors(problems: readonly FastifySchemaValidationError[]): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  for (const [field, text] of problems.map(message)) {
    const texts = (fields[field] ??= []);
    if (text !== undefined && !texts.includes(text)) texts.push(text);
  }
  return fields;
}
