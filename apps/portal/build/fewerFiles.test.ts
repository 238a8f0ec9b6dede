import { expect, it } from 'vitest';
import { foldHelpers, type FoldedChunk } from './fewerFiles.ts';

const chunk = (name: string, code: string, imports: string[] = []): FoldedChunk => ({
  type: 'chunk',
  name,
  fileName: `assets/${name}-1.js`,
  moduleIds: [name === 'helpers' ? '\0rolldown/runtime.js' : `/src/${name}.js`],
  imports: imports.map((file) => `assets/${file}-1.js`),
  code,
});
const bundleOf = (...chunks: FoldedChunk[]) =>
  Object.fromEntries(chunks.map((made) => [made.fileName, made]));
const isHost = ({ name }: { name: string }) => name === 'react';
const helpers = chunk('helpers', 'var e=(a)=>a+1,t=(a)=>a*2;export{e as n,t};');

const evaluate = (code: string): Promise<Record<string, unknown>> =>
  import(`data:text/javascript,${encodeURIComponent(code)}`);

it('has the helpers in a file that every page loads, under the names that each file knows', async () => {
  const bundle = bundleOf(
    { ...helpers },
    chunk('react', 'import{t as n}from"./helpers-1.js";var r=n(3);export{r as x};', ['helpers']),
    chunk(
      'Home',
      'import{n as e,t}from"./helpers-1.js";import{x as r}from"./react-1.js";export default e(t(r))',
      ['helpers', 'react'],
    ),
  );
  foldHelpers(bundle, isHost);
  expect(Object.keys(bundle)).toEqual(['assets/react-1.js', 'assets/Home-1.js']);
  expect(bundle['assets/react-1.js']?.imports).toEqual([]);
  expect(bundle['assets/Home-1.js']?.imports).toEqual(['assets/react-1.js']);

  const react = bundle['assets/react-1.js']?.code ?? '';
  expect((await evaluate(react))['x']).toBe(6);
  const home = (bundle['assets/Home-1.js']?.code ?? '').replaceAll(
    './react-1.js',
    `data:text/javascript,${encodeURIComponent(react)}`,
  );
  expect((await evaluate(home))['default']).toBe(13);
});

it('keeps the lists of preloads true', () => {
  const bundle = bundleOf(
    { ...helpers },
    chunk('react', 'export{}'),
    chunk('Home', 'const deps=["assets/helpers-1.js","assets/Home-1.js"];', ['helpers']),
  );
  foldHelpers(bundle, isHost);
  expect(bundle['assets/Home-1.js']?.code).toBe('const deps=["assets/react-1.js","assets/Home-1.js"];');
});

it('says so when the bundler writes its helpers in another way', () => {
  const other = { ...helpers, code: 'export const n=1;' };
  expect(() => foldHelpers(bundleOf(other, chunk('react', 'export{}')), isHost)).toThrow(/plain list/);
  const sideways = chunk('Home', 'export*from"./helpers-1.js";', ['helpers']);
  expect(() => foldHelpers(bundleOf({ ...helpers }, chunk('react', 'export{}'), sideways), isHost)).toThrow(
    /still asks/,
  );
});
