import { mkdir, rm, writeFile } from 'node:fs/promises';
import { outputs, pagesFolder } from './outputs.ts';

await rm(pagesFolder, { recursive: true, force: true });
await mkdir(pagesFolder, { recursive: true });
for (const [file, text] of outputs()) await writeFile(file, text);
