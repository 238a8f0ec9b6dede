import { expect, it } from 'vitest';
import { lateFiles } from './lateFiles.ts';

const asked = (hostType: 'html' | 'js', ...files: string[]) => lateFiles('', files, { hostType });

it('brings every style sheet of a late part, and leaves the scripts to stoaImport', () => {
  expect(asked('js', 'Later-1.js', 'Later-1.css', 'banner-1.css')).toEqual(['Later-1.css', 'banner-1.css']);
});

it('lets the page ask for all that the entry needs before the entry is read', () => {
  expect(asked('html', 'react-1.js', 'base-1.js')).toEqual(['react-1.js', 'base-1.js']);
});
