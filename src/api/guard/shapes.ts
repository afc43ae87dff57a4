import { endpoints } from '../contract.ts';

/** A type of JSON by its name, or a shape by its index. */
export type ShapeName = 'string' | 'integer' | 'number' | 'boolean' | 'null' | number;

/** Constants, alternatives, a list, or an object: a field that may be left out ends with «?». */
export type Shape =
  | readonly ['const', ...(string | number | boolean)[]]
  | readonly ['or', ...ShapeName[]]
  | readonly ['list', ShapeName]
  | { readonly [field: string]: ShapeName };

/** The part of a schema that tells the shape of a value: lengths and patterns are no business of a reader. */
interface Schema {
  readonly type?: Exclude<ShapeName, number> | 'array' | 'object';
  readonly const?: string | number | boolean;
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[] | undefined;
}

/**
 * Calls of the specification: a foreign server may leave out almost any field, and those who use them look themselves
 * (`session/user.ts`, `data/subscriptions/readList.ts`).
 */
const isLenient = (path: string): boolean =>
  /^\/(?:auth|api\/auth|api\/phone-verification|api\/subscriptions)\//.test(path);

function shapesOf(named: Readonly<Record<string, { readonly path: string; readonly reply: Schema }>>) {
  const table: Shape[] = [];
  const indices = new Map<string, number>();

  function put(shape: Shape): number {
    const key = JSON.stringify(shape);
    const index = indices.get(key) ?? table.push(shape) - 1;
    indices.set(key, index);
    return index;
  }

  function fieldsOf({ properties = {}, required = [] }: Schema): Shape {
    // Fields that are always `null` are not checked: other servers omit them or fill them in.
    const told = Object.entries(properties).filter(([, { type }]) => type !== 'null');
    const fields = told.map(([name, schema]) => [required.includes(name) ? name : `${name}?`, read(schema)]);
    return Object.fromEntries(fields);
  }

  function read(schema: Schema): ShapeName {
    const { type, anyOf, items } = schema;
    if (schema.const !== undefined) return put(['const', schema.const]);
    if (anyOf !== undefined) {
      const constants = anyOf.flatMap((each) => (each.const === undefined ? [] : [each.const]));
      return put(constants.length === anyOf.length ? ['const', ...constants] : ['or', ...anyOf.map(read)]);
    }
    if (type === 'array' && items !== undefined) return put(['list', read(items)]);
    if (type === 'object') return put(fieldsOf(schema));
    if (type === undefined || type === 'array') throw new Error(`Unknown schema: ${JSON.stringify(schema)}`);
    return type;
  }

  const replies: Record<string, ShapeName> = {};
  for (const [name, { path, reply }] of Object.entries(named)) {
    if (!isLenient(path) && reply.type !== 'null') replies[name] = read(reply);
  }
  return { replies, table };
}

/**
 * The shapes of all replies, made of the contract. The build puts this value in the place of this module, so that no schema is
 * downloaded.
 */
export const shapes = shapesOf(endpoints);
