import { expect, it } from 'vitest';
import { lateFiles } from './lateFiles.ts';

it('leaves the scripts of a lazy part to stoaImport', () => {
  expect(lateFiles('Later-1.js', ['base-1.js', 'Later-1.js'], { hostType: 'js' })).toEqual([]);
});

it('lets the page request all that the entry needs before the entry is executed', () => {
  const scripts = ['react-1.js', 'base-1.js'];
  expect(lateFiles('index-1.js', scripts, { hostType: 'html' })).toEqual(scripts);
});
