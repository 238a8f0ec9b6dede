import { expect, it } from 'vitest';
import { lateFiles } from './lateFiles.ts';

const asked = (hostId: string, ...names: string[]) =>
  lateFiles(
    '',
    names.map((name) => `assets/${name}`),
    { hostId, hostType: hostId.endsWith('.html') ? 'html' : 'js' },
  ).map((file) => file.slice('assets/'.length));

it('brings every style sheet of a late part that does not stand in the page, and leaves the scripts to stoaImport', () => {
  const files = ['inside-1.css', 'Later-1.js', 'Later-1.css', 'banner-1.css'];
  expect(asked('assets/Home-1.js', ...files)).toEqual(['Later-1.css', 'banner-1.css']);
  expect(asked('assets/Login-1.js', ...files)).toEqual(['inside-1.css', 'Later-1.css', 'banner-1.css']);
});

it('lets the page ask for all that the entry needs before the entry is read', () => {
  expect(asked('index.html', 'react-1.js', 'base-1.js')).toEqual(['react-1.js', 'base-1.js']);
});
