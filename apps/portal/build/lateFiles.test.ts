import { expect, it } from 'vitest';
import { lateFiles } from './lateFiles.ts';

const asked = (hostId: string, ...names: string[]) =>
  lateFiles(
    '',
    names.map((name) => `assets/${name}`),
    { hostId, hostType: hostId.endsWith('.html') ? 'html' : 'js' },
  ).map((file) => file.slice('assets/'.length));
const screen = [
  'react-1.js',
  'base-1.js',
  'inside-1.js',
  'inside-1.css',
  'Home-1.js',
  'cards-1.js',
  'Home-1.css',
];

it('asks for all of a screen at once, and for nothing that stands already', () => {
  expect(asked('assets/inside-1.js', ...screen)).toEqual(['Home-1.js', 'cards-1.js', 'Home-1.css']);
});

it('brings the frame along where it may not be there yet', () => {
  expect(asked('assets/base-1.js', 'inside-1.js', 'inside-1.css')).toEqual(['inside-1.js', 'inside-1.css']);
  expect(asked('assets/Login-1.js', 'inside-1.js')).toEqual(['inside-1.js']);
});

it('never leaves out a style sheet of a late part: it would show without its look', () => {
  expect(asked('assets/Home-1.js', 'Later-1.js', 'inside-1.css', 'Later-1.css', 'banner-1.css')).toEqual([
    'Later-1.css',
    'banner-1.css',
  ]);
});

it('lets the page ask for all that the entry needs before the entry is read', () => {
  expect(asked('index.html', 'react-1.js', 'base-1.js')).toEqual(['react-1.js', 'base-1.js']);
});
