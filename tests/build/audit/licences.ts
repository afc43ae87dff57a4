import { glob, readFile } from 'node:fs/promises';

/** A package of package-lock.json, or one of our typefaces. */
export interface Package {
  readonly name: string;
  readonly version: string;
  /** SPDX expression; absent if the package names none. */
  readonly licence: string | undefined;
  /** Not installed where the product runs. */
  readonly isTool: boolean;
}

interface Lockfile {
  readonly packages: Readonly<
    Record<string, { version?: string; license?: string; dev?: boolean; devOptional?: boolean }>
  >;
}

/**
 * Licences that ask for no more than to be named: the recipient may do with the code what they like. The OFL binds
 * the typeface, not the page that is set in it.
 */
const permissive = new Set([
  ...[
    'MIT',
    'MIT-0',
    'ISC',
    '0BSD',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'OFL-1.1',
  ],
]);

/** Licences of packages whose package.json does not name them in today's format, from their licence files. */
const saidInFile: Readonly<Record<string, string>> = {
  '@react-aria/optimize-locales-plugin': 'Apache-2.0',
  '@yandex/smart-captcha': 'MIT',
  'combine-errors': 'MIT',
  eval: 'MIT',
  'require-like': 'MIT',
};

/**
 * Licences allowed on the server for unmodified packages that no visitor downloads. The MPL's copyleft ends with the
 * files of Lightning CSS, the LGPL's with libvips: a separate shared library that anybody may replace; caniuse-lite is
 * data about browsers that has to name its source.
 */
const onServerOnly = [
  /^lightningcss\S* MPL-2\.0$/,
  /^caniuse-lite CC-BY-4\.0$/,
  /^@img\/sharp-libvips-\S+ LGPL-3\.0-or-later$/,
  // These two bundle libvips.
  /^@img\/sharp-win32-\S+ Apache-2\.0 AND LGPL-3\.0-or-later$/,
  /^@img\/sharp-wasm32 Apache-2\.0 AND LGPL-3\.0-or-later AND MIT$/,
];

async function readTypefaces(): Promise<[folder: string, typeface: Package][]> {
  const typefaces: [string, Package][] = [];
  for await (const path of glob('src/theme/fonts/LICENSE-*.txt')) {
    const [, name = ''] = /LICENSE-(\w+)\.txt$/.exec(path) ?? [];
    const isOpen = (await readFile(path, 'utf8')).includes('SIL OPEN FONT LICENSE Version 1.1');
    const typeface = { name, version: '', licence: isOpen ? 'OFL-1.1' : undefined, isTool: false };
    typefaces.push([`src/theme/fonts/${name}`, typeface]);
  }
  return typefaces;
}

/** The packages by their folders, like `node_modules/swr`, and the typefaces, like `src/theme/fonts/literata`. */
export async function readPackages(): Promise<ReadonlyMap<string, Package>> {
  const { packages } = JSON.parse(await readFile('package-lock.json', 'utf8')) as Lockfile;
  const installed = Object.entries(packages).filter(([folder]) => folder !== '');
  return new Map([
    ...(await readTypefaces()),
    ...installed.map(([folder, { version = '', license, dev, devOptional }]) => {
      const name = folder.replace(/^.*node_modules\//, '');
      const licence = license ?? saidInFile[name];
      return [folder, { name, version, licence, isTool: (dev ?? devOptional) === true }] as const;
    }),
  ]);
}

/** True if one of the choices, like `MIT OR GPL-2.0`, has permissive licences only. */
function isPermissive(licence: string | undefined): boolean {
  const choices = (licence ?? '').replaceAll(/[()]/g, '').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((part) => permissive.has(part)));
}

const tell = ({ name, version, licence }: Package, cure: string) =>
  `${name} ${version} (${licence ?? 'no licence named'}): ${cure}`;

/**
 * Sentences about packages in the wrong place.
 * @param downloaded by visitors
 * @param run on the server, tools of its build included
 */
export function problems(downloaded: readonly Package[], run: readonly Package[]): string[] {
  const isKnown = ({ name, licence }: Package) =>
    isPermissive(licence) || onServerOnly.some((known) => known.test(`${name} ${licence}`));
  return [
    ...downloaded
      .filter(({ licence }) => !isPermissive(licence))
      .map((found) => tell(found, 'visitors must not get it; take another package.')),
    ...run
      .filter((found) => !isKnown(found))
      .map((found) => tell(found, 'decide in tests/build/audit/licences.ts whether the server may have it.')),
  ];
}

/** A line for each licence with its packages; only their number where they are many. */
export function listLicences(packages: readonly Package[]): string {
  const licences = new Set(packages.map(({ licence }) => licence));
  const lines = [...licences].map((licence) => {
    const found = packages.filter((one) => one.licence === licence).map(({ name }) => name);
    const names = [...new Set(found)].toSorted();
    return `  ${String(licence).padEnd(14)} ${names.length > 25 ? `${names.length} packages` : names.join(', ')}\n`;
  });
  return lines.toSorted().join('');
}
