import { afterEach, describe, expect, test, vi } from 'vitest';
import { cleanup, render, waitFor } from '../../test/render.tsx';
import { FormulaText } from '../../FormulaText/FormulaText.tsx';
import { RichText } from '../RichText.tsx';
import { drawNotation } from './drawNotation.ts';
import { drawnFormula } from './formula.ts';

afterEach(cleanup);

const draw = (tex: string) => drawnFormula({ tex, block: false, source: `$${tex}$` });

async function shown(html: string, ready: string): Promise<HTMLElement> {
  const { container } = render(<RichText html={html} notation />);
  await waitFor(() => expect(container.querySelector(ready)).not.toBeNull());
  return container;
}

describe('a formula', () => {
  test('is drawn in its sentence, and not in code', async () => {
    const page = await shown(
      String.raw`<p>若 $x^2&lt;4$，则 <b>$$x=2$$</b></p><p><code>$a$</code></p><pre>$b$</pre>`,
      'math',
    );
    expect([...page.querySelectorAll('math')].map((one) => one.textContent)).toEqual(['x2<4', 'x=2']);
    expect(page.querySelector('math[display="block"]')?.closest('b')).not.toBeNull();
    expect(page.querySelector('code')?.textContent).toBe('$a$');
    expect(page.querySelector('pre')?.textContent).toBe('$b$');
  });

  test('has its letters without a font for mathematics, slanted unless they are upright', async () => {
    const page = await shown(String.raw`<p>$P$ 与 $\mathrm{d}$ 与 $\sin$</p>`, 'math');
    const looks = [...page.querySelectorAll('mi')].map((letter) => getComputedStyle(letter));
    expect(looks.map(({ fontStyle }) => fontStyle)).toEqual(['italic', 'normal', 'normal']);
    expect(looks[0]?.textTransform).toBe('none');
  });

  test.each([String.raw`\frac{1}{`, String.raw`\nosuchcommand`, '{', String.raw`\begin{cases}`])(
    'with an error stays as it was written: %s',
    async (tex) => {
      expect(draw(tex)).toBeUndefined();
      const page = await shown(`<p>$a$ 与 $${tex}$</p>`, 'math');
      expect(page.textContent).toContain(`$${tex}$`);
    },
  );

  test.each([
    String.raw`\href{javascript:window.hurt=1}{x}`,
    String.raw`\url{https://canary.invalid}`,
    String.raw`\includegraphics{https://canary.invalid/x.png}`,
    String.raw`\htmlStyle{background:url(https://canary.invalid)}{x}`,
    String.raw`\htmlId{root}{x}`,
    String.raw`\htmlClass{admin}{x}`,
    String.raw`\htmlData{x=1}{x}`,
    String.raw`\text{<img src=x onerror="window.hurt=1">}`,
    String.raw`\color{white}{x}`,
    String.raw`\colorbox{white}{x}`,
    String.raw`\unicode{x3c}script>`,
    String.raw`\rule{9999em}{9999em}`,
    String.raw`\kern{99999em}x`,
  ])('made to attack contains nothing but marks of mathematics: %s', (tex) => {
    const page = document.createElement('div');
    page.append(draw(tex) ?? '');
    document.body.append(page);
    for (const element of page.querySelectorAll('math, math *')) {
      expect(element.namespaceURI).toBe('http://www.w3.org/1998/Math/MathML');
      for (const { name, value } of element.attributes) {
        expect(name).not.toMatch(/^on|^style$|^id$|^href$|^src$|^data-|color|background/);
        expect(value).not.toMatch(/canary|javascript|admin/);
        expect(value).not.toMatch(/\d{4}/);
      }
    }
    expect('hurt' in globalThis).toBe(false);
    page.remove();
  });

  test.each([String.raw`\def\a{\a\a}\a`, String.raw`\def\a{\b\b}\def\b{\c\c}\def\c{\a}\a`])(
    'that defines itself without end is an error: %s',
    (tex) => {
      expect(draw(tex)).toBeUndefined();
    },
  );

  test('leaves no definition behind for the next one', () => {
    draw(String.raw`\gdef\mine{5}\mine`);
    expect(draw(String.raw`\mine`)).toBeUndefined();
  });
});

describe('code', () => {
  test('has colours, and every character that it had', async () => {
    const code = 'SELECT a -- 一\nFROM b WHERE c > 5;';
    const page = await shown(
      `<pre><code class="language-sql">${code.replace('>', '&gt;')}</code></pre>`,
      '[data-token="keyword"]',
    );
    expect(page.querySelector('pre')?.textContent).toBe(code);
    expect(page.querySelector('[data-token="comment"]')?.textContent).toBe('-- 一');
  });

  test('inside of other code has colours too', async () => {
    const code = '<a onclick="b"><script>var c = 1;</script></a>';
    const page = await shown(
      `<pre><code class="language-html">${code.replaceAll('<', '&lt;')}</code></pre>`,
      '[data-token]',
    );
    expect(page.querySelector('pre')?.textContent).toBe(code);
    expect([...page.querySelectorAll('[data-token="keyword"]')].map((one) => one.textContent)).toContain(
      'var',
    );
  });

  test('of a language that is not known stays as it was written', async () => {
    const page = await shown(
      '<pre><code class="language-x">a</code></pre><pre><code class="language-js">var b</code></pre>',
      '[data-token]',
    );
    expect(page.querySelector('code')?.innerHTML).toBe('a');
  });
});

function pageOf(html: string): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = html;
  return root;
}

const missing = () => Promise.reject(new Error('no network'));

describe('the code that draws', () => {
  test('is not loaded if there is no formula and no code with a language', () => {
    const drawers = { formula: vi.fn<typeof missing>(missing), code: vi.fn<typeof missing>(missing) };
    drawNotation(
      pageOf('<p>$5 and $6</p><pre><code>a</code></pre><code class="language-js">b</code>'),
      drawers,
    );
    expect(drawers.formula).not.toHaveBeenCalled();
    expect(drawers.code).not.toHaveBeenCalled();
  });

  test('leaves the text as it was written when it does not load', async () => {
    const html = '<p>$x$</p><pre><code class="language-js">var a</code></pre>';
    const root = pageOf(html);
    drawNotation(root, { formula: missing, code: missing });
    await new Promise((resolve) => setTimeout(resolve));
    expect(root.innerHTML).toBe(html);
  });

  test('does nothing to a text that has changed meanwhile', async () => {
    const root = pageOf('<p>$x$</p>');
    const drawnOne = vi.fn<() => undefined>();
    drawNotation(root, { formula: () => Promise.resolve({ drawnFormula: drawnOne }), code: missing })();
    await new Promise((resolve) => setTimeout(resolve));
    expect(drawnOne).not.toHaveBeenCalled();
  });
});

test('a plain text shows its formula, and then its next text', async () => {
  const { container, rerender } = render(<FormulaText text="<b>$x$" />);
  await waitFor(() => expect(container.querySelector('math')).not.toBeNull());
  expect(container.textContent).toBe('<b>x');
  rerender(<FormulaText text="乙" />);
  expect(container.textContent).toBe('乙');
});
