import type { Emitter } from 'highlight.js';
import core from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import cpp from 'highlight.js/lib/languages/cpp';
import css from 'highlight.js/lib/languages/css';
import java from 'highlight.js/lib/languages/java';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import python from 'highlight.js/lib/languages/python';
import sql from 'highlight.js/lib/languages/sql';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import { block, token } from './code.css.ts';

type Token = keyof typeof token;

/**
 * The kind of code that each scope of the library stands for. A scope that is not in this list looks like the
 * rest of the code.
 */
const tokenOf: Readonly<Record<string, Token>> = {
  keyword: 'keyword',
  built_in: 'name',
  type: 'name',
  title: 'name',
  'title.function': 'name',
  'title.class': 'name',
  name: 'keyword',
  attr: 'name',
  attribute: 'name',
  property: 'name',
  'selector-tag': 'keyword',
  'selector-class': 'name',
  'selector-id': 'name',
  string: 'text',
  'char.escape': 'value',
  regexp: 'text',
  number: 'value',
  literal: 'value',
  symbol: 'value',
  variable: 'value',
  meta: 'comment',
  comment: 'comment',
  doctag: 'comment',
};

/**
 * Builds elements, because the library itself would return HTML, and only the sanitiser may turn HTML into
 * elements.
 */
class Elements implements Emitter {
  readonly fragment = document.createDocumentFragment();
  #open: Node[] = [this.fragment];

  #last(): Node {
    return this.#open.at(-1) ?? this.fragment;
  }
  addText(text: string): void {
    this.#last().appendChild(document.createTextNode(text));
  }
  startScope(scope: string): void {
    const part = document.createElement('span');
    const known = tokenOf[scope];
    if (known !== undefined) {
      part.className = token[known];
      part.dataset['token'] = known;
    }
    this.#last().appendChild(part);
    this.#open.push(part);
  }
  endScope(): void {
    if (this.#open.length > 1) this.#open.pop();
  }
  // The library calls these two methods for nested scopes, although its types do not contain them.
  openNode(scope: string): void {
    this.startScope(scope);
  }
  closeNode(): void {
    this.endScope();
  }
  __addSublanguage(inner: Emitter): void {
    if (inner instanceof Elements) this.#last().appendChild(inner.fragment);
  }
  finalize(): void {
    this.#open = [this.fragment];
  }
  toHTML(): string {
    return '';
  }
}

const library = core.newInstance();
library.configure({ __emitter: Elements });
const languages = { bash, cpp, css, java, javascript, json, python, sql, typescript, xml };
for (const [name, language] of Object.entries(languages)) library.registerLanguage(name, language);

/** Colours a block of code that names its language. Code of a language that is not known keeps one colour. */
export function colourCode(code: Element): void {
  const language = /^language-(.+)$/.exec(code.className)?.[1] ?? '';
  const text = code.textContent;
  if (library.getLanguage(language) !== undefined) {
    const { _emitter: emitter } = library.highlight(text, { language, ignoreIllegals: true });
    // Colours are used only if the coloured text equals the code, so a faulty grammar cannot change what is
    // read.
    if (emitter instanceof Elements && emitter.fragment.textContent === text) {
      code.replaceChildren(emitter.fragment);
    }
  }
  code.closest('pre')?.classList.add(block);
}
