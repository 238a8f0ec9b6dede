/** An account that owns nothing, by the number that it has on every Unix. */
const nobody = 65_534;

/** Does the work with only the rights that the files give: root, which may do everything, becomes nobody. */
export async function withoutRights<T>(work: () => Promise<T>): Promise<T> {
  if (process.geteuid?.() !== 0) return work();
  process.seteuid?.(nobody);
  try {
    return await work();
  } finally {
    process.seteuid?.(0);
  }
}
