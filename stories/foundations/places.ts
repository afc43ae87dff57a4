/** Group of a file, as people look for it. */
export interface Place {
  /** `Button`, or the beginning of the path where there is no component. */
  readonly name: string;
  /** Address of its page in Storybook; undefined where it has none. */
  readonly href?: string;
}

const addressOf = (room: string, name: string): string =>
  `./?path=/docs/components-${room}-${name.toLowerCase()}--docs`;

/** The component, the page of stories or the room that a file is of. */
function placeOf(path: string): Place {
  const [, room, name] = /^(?:src|stories)\/components\/(\w+)\/([A-Z]\w*)/.exec(path) ?? [];
  if (room !== undefined && name !== undefined) return { name, href: addressOf(room, name) };
  return { name: path.replace(/^src\//, '').replace(/(\.css)?\.tsx?$/, '') };
}

/** The places of files, each once, in the order of their names. */
export function placesOf(paths: readonly string[]): Place[] {
  const places = new Map(paths.map((path) => [placeOf(path).name, placeOf(path)]));
  return [...places.values()].toSorted((one, other) => one.name.localeCompare(other.name));
}

/** Files that use a token or a part of it, by the uses of all. */
export function usersOf(token: string, uses: Readonly<Record<string, readonly string[]>>): string[] {
  const found = Object.entries(uses).filter(([name]) => `${name}.`.startsWith(`${token}.`));
  return [...new Set(found.flatMap(([, users]) => users))];
}
