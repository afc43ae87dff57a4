import type { CDPSession } from '@playwright/test';

/** As Chromium writes a snapshot: numbers of all nodes in one list, with the names of their fields. */
interface Snapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      readonly node_types: readonly [readonly string[], ...unknown[]];
    };
  };
  readonly nodes: readonly number[];
}

async function takeSnapshot(client: CDPSession): Promise<Snapshot> {
  const chunks: string[] = [];
  const add = ({ chunk }: { chunk: string }) => chunks.push(chunk);
  client.on('HeapProfiler.addHeapSnapshotChunk', add);
  // It collects garbage first, until there is none.
  await client.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  client.off('HeapProfiler.addHeapSnapshotChunk', add);
  return JSON.parse(chunks.join('')) as Snapshot;
}

/**
 * Bytes that a page keeps: objects, texts, elements. Compiled code is left out: the browser keeps compiling frequent
 * code, which is no leak, and was nine tenths of an apparent one.
 */
export async function keptBytes(client: CDPSession): Promise<number> {
  const { snapshot, nodes } = await takeSnapshot(client);
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  const code = types[0].indexOf('code');
  let sum = 0;
  for (let start = 0; start < nodes.length; start += fields.length) {
    if (nodes[start + type] !== code) sum += nodes[start + size] ?? 0;
  }
  return sum;
}
