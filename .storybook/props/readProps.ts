import { globSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import {
  API,
  type Checker,
  type LiteralType,
  SignatureKind,
  type Symbol,
  SymbolFlags,
  type Type,
  TypeFlags,
} from 'typescript/unstable/sync';
import type { Prop } from './prop.ts';

const root = resolve(import.meta.dirname, '../..');

/** Longer ones say less than the names of the types that they are made of. */
const longestText = 160;

function controlOf(checker: Checker, type: Type): Prop['control'] {
  const members = (type.isUnionType() ? type.getTypes() : [type]) ?? [];
  if (members.every(({ flags }) => flags & TypeFlags.BooleanLike)) return { kind: 'boolean' };
  if (members.every((member) => member.isStringLiteralType() || member.isNumberLiteralType()))
    return {
      kind: 'choice',
      options: members.map((member) => (member as LiteralType).value as string | number),
    };
  if (members.every(({ flags }) => flags & TypeFlags.StringLike)) return { kind: 'text' };
  if (members.every(({ flags }) => flags & TypeFlags.NumberLike)) return { kind: 'number' };
  if (checker.getSignaturesOfType(type, SignatureKind.Call).length > 0) return { kind: 'function' };
  // Its own words, typed in place of markup.
  if (type.getAliasSymbol()?.name === 'ReactNode') return { kind: 'text' };
  return { kind: 'none' };
}

/** A comment may be wrapped anywhere. */
const toLine = (text: string): string => text.replaceAll('\n', ' ');

function readProp(checker: Checker, symbol: Symbol): Prop {
  const declared = checker.getTypeOfSymbol(symbol) ?? checker.getAnyType();
  const isNode = declared.getAliasSymbol()?.name === 'ReactNode';
  const type = isNode ? declared : (checker.getNonNullableType(declared) ?? declared);
  const text = checker.typeToString(declared).replace(/ \| undefined$/, '');
  const value = checker.getJsDocTagsOfSymbol(symbol).find(({ name }) => name === 'default')?.text;
  return {
    name: symbol.name,
    description: toLine(checker.getDocumentationCommentOfSymbol(symbol)),
    required: (symbol.flags & SymbolFlags.Optional) === 0,
    type: text.length > longestText ? `${text.slice(0, longestText)}…` : text,
    ...(value === undefined ? {} : { value: toLine(String(value)) }),
    control: controlOf(checker, type),
  };
}

/** Declared by us, or a state or press of react-aria: what else its components take would be many times as much. */
const isTold = ({ name, declarations }: Symbol) =>
  /^(is[A-Z]|onPress$)/.test(name) || declarations.some(({ path }) => !path.includes('/node_modules/'));

/** A component with stories, which has the name of its folder: its parts are shown inside it. */
const isComponent = (path: string): boolean => basename(dirname(path)) === basename(path, '.tsx');

/** Props of every component, by the component's name, as the type checker knows them. */
export function readProps(): Record<string, Prop[]> {
  const api = new API({ cwd: root });
  try {
    const config = resolve(root, 'tsconfig.json');
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    if (project === undefined) throw new Error(`No project of ${config}`);
    const { checker, program } = project;
    const paths = globSync('src/components/*/*/*.tsx', { cwd: root }).filter(isComponent);
    const found = paths.map((path) => {
      const name = basename(path, '.tsx');
      const source = program.getSourceFile(resolve(root, path));
      const module = source && checker.getSymbolAtLocation(source);
      const component = module && checker.getExportsOfModule(module).find((entry) => entry.name === name);
      const type = component && checker.getTypeOfSymbol(component);
      const [call] = type ? checker.getSignaturesOfType(type, SignatureKind.Call) : [];
      const [parameter] = call?.getParameters() ?? [];
      const props = parameter && checker.getTypeOfSymbol(parameter);
      const symbols = props ? checker.getPropertiesOfType(props).filter(isTold) : [];
      return [name, symbols.map((symbol) => readProp(checker, symbol))] as const;
    });
    return Object.fromEntries(found.filter(([, props]) => props.length > 0));
  } finally {
    api.close();
  }
}
