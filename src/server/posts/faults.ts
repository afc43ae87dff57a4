import Type, { type TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import { Check, Errors } from 'typebox/value';
import { Blocks } from '#src/api/contract.ts';

/** Bytes of a body as JSON. */
const bodyLimit = 256 * 1024;
const maxBlocks = 500;
const blocks = new Map<unknown, Validator>(
  Blocks.items.anyOf.map((schema) => [schema.properties.type.const, Compile<TSchema>(schema)]),
);

/** PostgreSQL cannot store the null character and lone surrogates. */
const unstorable = /\0|\p{Surrogate}/u;

const sentences: Readonly<Record<string, string>> = {
  additionalProperties: 'такого поля здесь нет.',
  pattern: 'так писать нельзя.',
  minLength: 'здесь не может быть пусто.',
  maxLength: 'слишком длинно.',
  minItems: 'слишком мало.',
  maxItems: 'слишком много.',
  required: 'обязательное поле.',
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isRight = (schema: TSchema, value: unknown): boolean => Check(schema, value);

const isTooLong = (schema: TSchema, list: readonly unknown[]): boolean =>
  'maxItems' in schema && typeof schema.maxItems === 'number' && list.length > schema.maxItems;

/** Error text of an invalid value. */
function sentenceOf(schema: TSchema, value: unknown, path: string): string {
  const keyword = Errors(schema, value)[0]?.keyword ?? '';
  if (keyword === 'pattern' && path.endsWith('.href')) return 'ссылка начинается с https:// или mailto:.';
  return sentences[keyword] ?? 'здесь должно быть другое.';
}

/** The first thing that is wrong with a value. It looks for no second one: a body has room for half a million of them. */
function faultAt(schema: TSchema, value: unknown, path: string): string | undefined {
  if (isRight(schema, value)) return undefined;
  if (Type.IsArray(schema) && Array.isArray(value)) {
    if (isTooLong(schema, value)) return `${path}: ${sentences['maxItems']}`;
    const index = value.findIndex((part) => !isRight(schema.items, part));
    return index < 0
      ? `${path}: ${sentences['minItems']}`
      : faultAt(schema.items, value[index], `${path}[${index}]`);
  }
  if (!Type.IsObject(schema) || !isRecord(value)) return `${path}: ${sentenceOf(schema, value, path)}`;
  const missing = schema.required.find((key) => !Object.hasOwn(value, key));
  if (missing !== undefined) return `${path}.${missing}: ${sentences['required']}`;
  const bad = Object.entries(schema.properties).find(
    ([key, part]) => Object.hasOwn(value, key) && !isRight(part, value[key]),
  );
  return bad === undefined
    ? `${path}: ${sentences['additionalProperties']}`
    : faultAt(bad[1], value[bad[0]], `${path}.${bad[0]}`);
}

function faultOfBlock(block: unknown, path: string): string | undefined {
  const validator = blocks.get(isRecord(block) ? block['type'] : undefined);
  if (validator === undefined) return `${path}.type: такого блока нет.`;
  return validator.Check(block) ? undefined : faultAt(validator.Type(), block, path);
}

/** The first text of a value that cannot be kept, as a path. */
function unstorableIn(value: unknown, path: string): string | undefined {
  if (typeof value === 'string') return unstorable.test(value) ? path : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, part] of Object.entries(value)) {
    const found = unstorableIn(part, Array.isArray(value) ? `${path}[${key}]` : `${path}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * First problem of a body with its position (`blocks[3].runs[0].href: …`); `undefined` if it is valid: blocks of the
 * contract, storable texts, within the limits.
 */
export function faultOf(value: unknown): string | undefined {
  if (!Array.isArray(value)) return 'blocks: здесь должен быть список блоков.';
  if (value.length > maxBlocks) return 'blocks: слишком много блоков, помещается 500.';
  for (const [index, block] of value.entries()) {
    const fault = faultOfBlock(block, `blocks[${index}]`);
    if (fault !== undefined) return fault;
  }
  const path = unstorableIn(value, 'blocks');
  if (path !== undefined) return `${path}: в тексте знак, который нельзя сохранить.`;
  const isTooLarge = Buffer.byteLength(JSON.stringify(value)) > bodyLimit;
  return isTooLarge ? 'blocks: пост слишком большой, помещается 256 кБ. Разделите его на два.' : undefined;
}
