import type { Plugin } from 'vite';

/** The part of the product's package.json that is read here. */
interface Project {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  /** Exact versions by name. */
  readonly dependencies: Readonly<Record<string, string>>;
}

/** Packages of which an application has one copy for all its parts: it brings them along. */
const shared: readonly string[] = ['react', 'react-dom', 'react-aria-components'];

/** `@scope/name/part` → `@scope/name`. */
const packageOf = (specifier: string): string =>
  specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

/** Ranges from the tested version up to the next one that may break the components. */
function ranges(names: Iterable<string>, versions: Project['dependencies']): Record<string, string> {
  return Object.fromEntries(
    [...names].toSorted().map((name) => {
      const version = versions[name];
      if (version === undefined) throw new Error(`The library imports ${name}, which is no dependency`);
      return [name, `^${version}`];
    }),
  );
}

/** `components/primitives/Tabs` of its `Tabs.js`, `…/Tabs/TabsSkeleton` of that file, `theme` of its `index.js`. */
const exportOf = (fileName: string): string | undefined =>
  (/^(.*?(\w+))\/(?:index|\2)\.js$/.exec(fileName) ??
    /^(components\/\w+\/(\w+)\/\2\w+)\.js$/.exec(fileName))?.[1];

/**
 * Writes the package.json of the library: what its modules import, and an export for every component and room.
 * The styles of `theme/global.ts` are in `style.css`, so it is not exported. The declarations keep the paths of the sources.
 */
export const libraryPackage = ({ name, version, license, dependencies }: Project): Plugin => ({
  name: 'library-package',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const files = chunks.map(({ fileName }) => fileName).filter((file) => exportOf(file) !== undefined);
    const inside = new Set(chunks.map(({ fileName }) => fileName));
    const packages = new Set(
      chunks.flatMap(({ imports }) => imports.filter((imported) => !inside.has(imported)).map(packageOf)),
    );
    if (files.length === 0 || packages.size === 0) throw new Error('The library exports or imports nothing');

    const source = {
      ...{ name, version, license, type: 'module', sideEffects: ['*.css'] },
      exports: {
        './style.css': { types: './style.css.d.ts', default: './style.css' },
        ...Object.fromEntries(
          files
            .toSorted()
            .map((file) => [
              `./${exportOf(file)}`,
              { types: `./${file.replace(/js$/, 'd.ts')}`, default: `./${file}` },
            ]),
        ),
      },
      imports: { '#src/*.tsx': './*.d.ts', '#src/*.ts': './*.d.ts' },
      peerDependencies: ranges(shared, dependencies),
      dependencies: ranges(
        [...packages].filter((each) => !shared.includes(each)),
        dependencies,
      ),
    };
    this.emitFile({ type: 'asset', fileName: 'package.json', source: JSON.stringify(source, null, 2) });
    // TypeScript refuses an import for its effect alone that has no types.
    this.emitFile({ type: 'asset', fileName: 'style.css.d.ts', source: 'export {};\n' });
  },
});
