import { callOf } from '../probe.ts';
import { actorsOn } from '../matrix/actors.ts';
import { ask } from '../matrix/ask.ts';
import type { Asked } from '../matrix/run.ts';

const asked = 64;
/** Hexadecimal digits of a key that must vary between uploads: 16 random bytes. */
const leastRandom = 32;
const leastKinds = 8;

/** Keys of uploads from which the next one could be guessed. */
export async function guessableKeys(app: Asked): Promise<string[]> {
  const [actor] = await actorsOn(app);
  const token = await actor?.token();
  const fields = { scene: 'avatar', fileName: 'face.png', fileSize: 10 };
  const keys: string[] = [];
  for (let no = 0; no < asked; no += 1) {
    const cell = { title: 'key', fields, added: [], expects: 'may be answered' } as const;
    const { data } = await ask(app, callOf('S23'), cell, token);
    keys.push(String(Reflect.get(Object(data), 'key')));
  }
  const length = Math.min(...keys.map((key) => key.length));
  const random = Array.from({ length }, (_, place) => new Set(keys.map((key) => key[place])).size).filter(
    (kinds) => kinds >= leastKinds,
  ).length;
  const isGuessable = random < leastRandom || new Set(keys).size < asked;
  return isGuessable ? [`keys differ in ${random} places, such as ${keys.slice(0, 2).join(' and ')}`] : [];
}
