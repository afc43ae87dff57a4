import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { Blocks } from '#src/api/contract.ts';

/** Bytes of a body as JSON. */
const bodyLimit = 256 * 1024;
const wholeBody = Compile(Blocks);
const blocks = new Map(
  Blocks.items.anyOf.map((schema) => [schema.properties.type.const, Compile<TSchema>(schema)]),
);

/** What PostgreSQL has no place for: the null character, and half of a pair. */
const unkeepable = /\0|\p{Surrogate}/u;

const sentences: Readonly<Record<string, string>> = {
  additionalProperties: 'такого поля здесь нет.',
  pattern: 'так писать нельзя.',
  minLength: 'здесь не может быть пусто.',
  maxLength: 'слишком длинно.',
  minItems: 'слишком мало.',
  maxItems: 'слишком много.',
  required: 'обязательное поле.',
};

/** `/runs/0/href` as `.runs[0].href` */
const asPath = (pointer: string) =>
  pointer.replaceAll(/\/(\d+)(?=\/|$)/g, '[$1]').replaceAll(/\/([^/]*)/g, '.$1');

function faultOfBlock(block: unknown): string | undefined {
  const type: unknown = typeof block === 'object' && block !== null ? Reflect.get(block, 'type') : undefined;
  const schema = [...blocks].find(([kind]) => kind === type)?.[1];
  if (schema === undefined) return '.type: такого блока нет.';
  const fault = schema.Errors(block).find(({ keyword }) => keyword !== 'boolean');
  if (fault === undefined) return undefined;
  const { keyword, instancePath, params } = fault;
  const missing = keyword === 'required' ? `/${String(params.requiredProperties[0])}` : '';
  const isLink = keyword === 'pattern' && instancePath.endsWith('/href');
  const sentence = isLink ? 'ссылка начинается с https:// или mailto:.' : sentences[keyword];
  return `${asPath(instancePath + missing)}: ${sentence ?? 'здесь должно быть другое.'}`;
}

/** The first text of a value that cannot be kept, as a path. */
function unkeepableIn(value: unknown, path: string): string | undefined {
  if (typeof value === 'string') return unkeepable.test(value) ? path : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, part] of Object.entries(value)) {
    const found = unkeepableIn(part, Array.isArray(value) ? `${path}[${key}]` : `${path}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * What is wrong with a body, where it is (`blocks[3].runs[0].href: …`): blocks as the contract describes them, whose texts can be
 * kept, and not too much of them. `undefined`: nothing.
 */
export function faultOf(value: unknown): string | undefined {
  if (!Array.isArray(value)) return 'blocks: здесь должен быть список блоков.';
  if (!wholeBody.Check(value)) {
    const index = value.findIndex((block) => faultOfBlock(block) !== undefined);
    return index < 0
      ? 'blocks: слишком много блоков, помещается 500.'
      : `blocks[${index}]${faultOfBlock(value[index])}`;
  }
  const path = unkeepableIn(value, 'blocks');
  if (path !== undefined) return `${path}: в тексте знак, который нельзя сохранить.`;
  const isTooLarge = Buffer.byteLength(JSON.stringify(value)) > bodyLimit;
  return isTooLarge ? 'blocks: пост слишком большой, помещается 256 кБ. Разделите его на два.' : undefined;
}
