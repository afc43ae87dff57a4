import { type Shape, type ShapeName, shapes } from './shapes.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isList = (shape: Shape): shape is Extract<Shape, readonly unknown[]> => Array.isArray(shape);

function hasShape(name: ShapeName, value: unknown): boolean {
  switch (name) {
    case 'integer':
      return Number.isInteger(value);
    case 'null':
      return value === null;
    case 'string':
    case 'number':
    case 'boolean':
      return typeof value === name;
  }
  const shape = shapes.table[name];
  if (shape === undefined) return true;
  return isList(shape) ? isOneOf(shape, value) : isRecord(value) && hasFields(shape, value);
}

function isOneOf(shape: Extract<Shape, readonly unknown[]>, value: unknown): boolean {
  switch (shape[0]) {
    case 'const':
      return shape.slice(1).some((constant) => constant === value);
    case 'or': {
      const [, ...names] = shape;
      return names.some((name) => hasShape(name, value));
    }
    case 'list':
      return Array.isArray(value) && value.every((item) => hasShape(shape[1], item));
  }
}

function hasFields(fields: Exclude<Shape, readonly unknown[]>, value: Record<string, unknown>): boolean {
  return Object.entries(fields).every(([field, name]) => {
    const key = field.replace(/\?$/, '');
    return (key !== field && value[key] === undefined) || hasShape(name, value[key]);
  });
}

/**
 * Returns true if a successful reply matches the contract. Extra fields are ignored; a call of the specification or one
 * without a reply always fits.
 */
export function fits(endpoint: string, value: unknown): boolean {
  const name = Object.hasOwn(shapes.replies, endpoint) ? shapes.replies[endpoint] : undefined;
  return name === undefined || hasShape(name, value);
}
