import type { ArgTypesEnhancer, InputType, StrictInputType } from 'storybook/internal/types';
import { componentOf } from '../componentOf.ts';
import { props } from './components.props';
import type { Prop } from './prop.ts';

/** True for values that a person can write as JSON: no elements, queues or maps. */
const isPlain = (value: unknown): boolean =>
  Array.isArray(value) ||
  (Object.getPrototypeOf(value ?? 0) === Object.prototype && !Object.hasOwn(Object(value), '$$typeof'));

/** True where a picture or a sound is written out, which nobody edits. */
const hasData = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.startsWith('data:')
    : isPlain(value) && Object.values(Object(value)).some(hasData);

/** The control of a prop, which is one that can make its values or none. */
function controlOf({ control }: Prop, arg: unknown): Pick<InputType, 'control' | 'options'> {
  switch (control.kind) {
    case 'choice':
      return { control: { type: control.options.length > 5 ? 'select' : 'radio' }, options: control.options };
    case 'text':
      return { control: arg === undefined || typeof arg === 'string' ? { type: 'text' } : false };
    case 'none':
      return { control: isPlain(arg) && !hasData(arg) ? { type: 'object' } : false };
    case 'function':
      return { control: false };
    case 'boolean':
    case 'number':
      return { control: { type: control.kind } };
  }
}

const argTypeOf = (prop: Prop, arg: unknown): StrictInputType => ({
  name: prop.name,
  description: prop.description,
  type: { name: 'other', value: prop.type, required: prop.required },
  table: {
    type: { summary: prop.type },
    ...(prop.value === undefined ? {} : { defaultValue: { summary: prop.value } }),
  },
  ...controlOf(prop, arg),
});

/**
 * The table of props as the type checker knows them, in place of what Storybook reads in a component's file alone: the
 * variants of a recipe, a union from elsewhere and props of other components have their values and words, too.
 */
export const argTypesByProps: ArgTypesEnhancer = ({ title, argTypes, initialArgs }) => {
  const known = props[componentOf(title)] ?? [];
  const told = Object.fromEntries(known.map((prop) => [prop.name, argTypeOf(prop, initialArgs[prop.name])]));
  const others = Object.entries(argTypes).filter(([name]) => !Object.hasOwn(told, name));
  return { ...told, ...Object.fromEntries(others) };
};
