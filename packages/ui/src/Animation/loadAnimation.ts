import { documentFrom, type AnimationDocument } from './document.ts';
import type * as Engine from './engine.ts';

export interface LoadedAnimation {
  readonly openAnimation: typeof Engine.openAnimation;
  readonly document: AnimationDocument;
}

/** Loads the library and a document side by side. */
export async function loadAnimation(src: string, signal: AbortSignal): Promise<LoadedAnimation> {
  const read = async () => {
    const answer = await fetch(src, { signal });
    if (!answer.ok) throw new Error(`The animation answered ${answer.status}.`);
    return documentFrom(await answer.text());
  };
  const [{ openAnimation }, document] = await Promise.all([import('./engine.ts'), read()]);
  return { openAnimation, document };
}
