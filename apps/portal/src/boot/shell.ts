/**
 * Runs inside index.html right after the shell, and writes the final name into it where the served page does
 * not know that name. On a static host the name is that of the last visit; behind the login it is the
 * person's own company.
 */
import { rememberedBrand, rememberedPlatform } from './brandMemory.ts';

function showName(shell: string, name: string): void {
  const brand = document.querySelector(`[data-shell="${shell}"] [data-shell-part="brand"]`);
  const words = brand?.querySelector('span');
  if (!brand || !words || name === '' || words.textContent === name) return;
  words.textContent = name;
  const mark = document.createElement('i');
  mark.textContent = Array.from(name)[0] ?? '';
  brand.querySelector('i, img')?.replaceWith(mark);
}

const { dataset } = document.documentElement;
const remembered = rememberedBrand();
// A page written by a server is newer than what was remembered, unless its language is not the person's.
if (remembered.name !== '' && (dataset['stoaTheme'] === undefined || dataset['stoaBrand'] === 'foreign')) {
  showName('login', remembered.name);
  showName('page', remembered.name);
  const slogan = document.querySelector('[data-shell-part="slogan"]');
  if (slogan) slogan.textContent = remembered.slogan;
}
showName('page', rememberedPlatform());
