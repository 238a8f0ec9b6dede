import { adapterOf, withCodes, type Adapt } from '@stoa/api/adapter';
import { codeTranslation } from '@stoa/domain';
import { setupErrorName, type Settings } from './settings.ts';

/**
 * The message for the person who has opened the page; the cause is printed in the console for the
 * administrator.
 */
const words =
  '此网站与后台的连接设置没有加载成功，请重试；仍然如此时请联系管理员。' +
  'The setup that connects this site to its back end did not load. Please retry, and tell the administrator if it stays so.';

/** A path on the same origin: neither `//host` nor `/\host`, which browsers treat as the same. */
const isOwnPath = (path: string): boolean =>
  /^\/(?![/\\])/.test(path) && new URL(path, location.origin).origin === location.origin;

/**
 * Loads the adapter of the installation from this origin.
 *
 * @throws when it cannot be used, so that the back end is never called in the wrong shape.
 */
export async function loadAdapter(
  path: string,
  importModule: (path: string) => Promise<unknown> = (own) => import(/* @vite-ignore */ own),
): Promise<Adapt> {
  try {
    if (!isOwnPath(path)) throw new Error('It has to be a path on this origin, such as /adapter.js.');
    const { default: adapter } = Object(await importModule(path));
    return adapterOf(Object(adapter));
  } catch (error) {
    // oxlint-disable-next-line no-console -- Whoever set the portal up looks for the reason in the console.
    console.error(`The adapter ${JSON.stringify(path)} of stoa.config.json cannot be used.`, error);
    throw Object.assign(new Error(words), { name: setupErrorName });
  }
}

/** The function that adapts calls to the back end of an installation: its adapter, its codes, or both. */
export async function adaptFor({ adapter, values }: Settings): Promise<Adapt | undefined> {
  const adapt = adapter === '' ? undefined : await loadAdapter(adapter);
  return values ? withCodes(codeTranslation(values), adapt) : adapt;
}
