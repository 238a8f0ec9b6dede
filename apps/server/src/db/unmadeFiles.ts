import * as v from 'valibot';

type Make = (parent: unknown, name: string, mode: number, device: number) => unknown;

const isFunction = (value: unknown): boolean => typeof value === 'function';

/** What this file needs of Emscripten's file system, which PGlite exports without types. */
const fileSystem = v.object({
  root: v.object({
    mount: v.object({
      mounts: v.array(
        v.object({
          root: v.object({ node_ops: v.object({ mknod: v.optional(v.custom<Make>(isFunction)) }) }),
        }),
      ),
    }),
  }),
  lookupNode: v.custom<(parent: unknown, name: string) => unknown>(isFunction),
  destroyNode: v.custom<(node: unknown) => void>(isFunction),
});

/**
 * Lets the embedded database make a file later that could not be made at first, because the disk was full or
 * read-only. Emscripten notes a file before it makes it and keeps the note when that fails; PostgreSQL would
 * then hear "File exists" whenever it tries again, until the next start.
 */
export function forgetUnmadeFiles(fs: unknown): void {
  if (!v.is(fileSystem, fs)) return;
  for (const { root } of fs.root.mount.mounts) {
    const operations = root.node_ops;
    const make = operations.mknod;
    if (make === undefined) continue;
    operations.mknod = (parent, name, mode, device) => {
      try {
        return make(parent, name, mode, device);
      } catch (error) {
        fs.destroyNode(fs.lookupNode(parent, name));
        throw error;
      }
    };
  }
}
