/**
 * Runs inside index.html right after the shell: gives it the name that the page will have, where the served page
 * does not know it. On a host without a server that writes pages that is the last visit's; behind the login,
 * the name of the person's own company.
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
// A server's page is fresher than what is remembered, unless it is in another language than the person's.
if (remembered.name !== '' && (dataset['stoaTheme'] === undefined || dataset['stoaBrand'] === 'foreign')) {
  showName('login', remembered.name);
  showName('page', remembered.name);
  const slogan = document.querySelector('[data-shell-part="slogan"]');
  if (slogan) slogan.textContent = remembered.slogan;
}
showName('page', rememberedPlatform());
