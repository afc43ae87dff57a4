import type { FastifySchemaValidationError } from 'fastify/types/schema.js';

const required = 'Обязательное поле.';
const blank = 'Это поле не может быть пустым.';
const tooLong = (limit: unknown) => `Убедитесь, что в этом поле не больше ${limit} символов.`;
const notText = 'Введите строку.';
const notNumber = 'Введите правильное число.';
const notObject = 'Ожидался объект JSON.';

function message(problem: FastifySchemaValidationError): [field: string, text: string] {
  const field = problem.instancePath.split('/')[1] ?? '';
  if (problem.keyword === 'required') return [String(problem.params['missingProperty']), required];
  if (field === '') return ['non_field_errors', notObject];
  if (problem.keyword === 'minLength') return [field, blank];
  if (problem.keyword === 'maxLength') return [field, tooLong(problem.params['limit'])];
  return [field, problem.params['type'] === 'integer' ? notNumber : notText];
}

/** Turns the validator's problems into Djoser's shape: `{"email": ["Обязательное поле."]}`. */
export function fieldErrors(problems: readonly FastifySchemaValidationError[]): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  for (const [field, text] of problems.map(message)) (fields[field] ??= []).push(text);
  return fields;
}
