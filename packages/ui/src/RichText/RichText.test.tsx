import { cleanup, render, waitFor } from '../test/render.tsx';
import { afterEach, describe, expect, test } from 'vitest';
import { RichText } from './RichText.tsx';
import { loadPurifier, ownSanitiser, type Sanitise } from './sanitise.ts';

/**
 * Attacks from OWASP's filter evasion list and DOMPurify's own tests, chosen because they occurred in real
 * portals.
 */
const hostile = [
  '<script>window.hurt=1</script>',
  '<img src=x onerror="window.hurt=1">',
  '<svg onload="window.hurt=1"></svg>',
  '<svg><script>window.hurt=1</script></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=window.hurt=1></style></mglyph></table></mtext></math>',
  '<iframe src="javascript:window.hurt=1"></iframe>',
  '<iframe srcdoc="<script>parent.hurt=1</script>"></iframe>',
  '<a href="javascript:window.hurt=1">a</a>',
  '<a href="JaVaScRiPt:window.hurt=1">a</a>',
  '<a href="java&#9;script:window.hurt=1">a</a>',
  '<a href="&#x6A;avascript:window.hurt=1">a</a>',
  '<a href=" \u0001javascript:window.hurt=1">a</a>',
  '<a href="vbscript:window.hurt=1">a</a>',
  '<a href="data:text/html,<script>opener.hurt=1</script>">a</a>',
  '<img src="data:image/svg+xml,<svg onload=window.hurt=1>">',
  '<object data="javascript:window.hurt=1"></object>',
  '<embed src="data:text/html;base64,PHNjcmlwdD4=">',
  '<form action="javascript:window.hurt=1"><button>go</button></form>',
  '<input onfocus="window.hurt=1" autofocus>',
  '<details open ontoggle="window.hurt=1">x</details>',
  '<p style="background:url(https://canary.invalid/x)">x</p>',
  '<style>@import "https://canary.invalid/x.css";</style>',
  '<link rel="stylesheet" href="https://canary.invalid/x.css">',
  '<meta http-equiv="refresh" content="0;url=https://canary.invalid">',
  '<base href="https://canary.invalid/">',
  '<noscript><p title="</noscript><img src=x onerror=window.hurt=1>"></noscript>',
  '<template><img src=x onerror=window.hurt=1></template>',
  '<p id="root" name="location" class="admin" data-x="1" onclick="window.hurt=1">x</p>',
];

const allowed =
  /^(div|p|h[2-4]|ul|ol|li|b|strong|i|em|u|a|img|blockquote|code|pre|br|table|caption|thead|tbody|tr|th|td)$/;

async function shown(html: string): Promise<HTMLElement> {
  const { container } = render(<RichText html={html} />);
  await waitFor(() => expect(container.querySelector('[aria-busy]')).toBeNull());
  const body = container.querySelector<HTMLElement>('[data-component="RichText"] > div');
  if (body === null) throw new Error('no text was shown');
  return body;
}

afterEach(cleanup);

const sanitisers: readonly (readonly [name: string, load: () => Promise<Sanitise> | Sanitise | undefined])[] =
  [
    ['the browser’s own sanitiser', ownSanitiser],
    ['DOMPurify', loadPurifier],
  ];

describe.each(sanitisers)('hostile markup and %s', (_, load) => {
  test.each(hostile)('%s does nothing', async (html) => {
    const sanitise = await load();
    if (sanitise === undefined) throw new Error('This browser has no sanitiser.');
    const body = document.createElement('div');
    document.body.append(body);
    body.append(sanitise(html));
    for (const element of body.querySelectorAll('*')) {
      expect(element.localName).toMatch(allowed);
      for (const { name, value } of element.attributes) {
        expect(name).not.toMatch(/^on|^style$|^id$|^class$|^name$|^data-/);
        expect(value).not.toMatch(/canary/);
      }
      for (const address of [element.getAttribute('href'), element.getAttribute('src')].filter(
        (one) => one !== null,
      )) {
        expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(new URL(address, document.baseURI).protocol);
      }
    }
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect('hurt' in globalThis).toBe(false);
    body.remove();
  });

  test('has the same text with the same marks', async () => {
    const sanitise = await load();
    const body = document.createElement('div');
    const html =
      '<div><h1>题</h1><p class="x">一 <span>二</span><br>三 <s>四</s></p></div><!-- 五 --><img src="/a.png" width="3">' +
      '<a href="https://example.com/" target="_self">六</a><style>p{}</style><video src="/v.mp4">七</video>';
    body.append(sanitise?.(html) ?? '');
    expect(body.innerHTML).toBe(
      '题<p>一 二<br>三 四</p><img src="/a.png" width="3" alt="" loading="lazy">' +
        '<a href="https://example.com/" rel="noopener noreferrer" target="_blank">六</a>',
    );
  });
});

test('uses the browser’s own sanitiser if there is one', async () => {
  const body = await shown('<p>秘密</p><img src=x onerror="window.hurt=1">');
  expect(body.innerHTML).toBe('<p>秘密</p><img src="x" alt="" loading="lazy">');
});

test('keeps what authors may use, word for word', async () => {
  const html =
    '<h2>带人</h2><p>靠<b>小动作</b>与<i>耐心</i>。<a href="/course/all">课程</a></p><ul><li>看</li></ul>' +
    '<blockquote>听</blockquote><table><tbody><tr><th scope="row">甲</th><td>乙</td></tr></tbody></table>';
  const body = await shown(html);
  expect(body.innerHTML).toBe(
    html.replace('href="/course/all"', 'href="/course/all" rel="noopener noreferrer"'),
  );
});

test('opens other sites in a new window that cannot reach back', async () => {
  const link = (await shown('<a href="https://example.com/">x</a>')).querySelector('a');
  expect([link?.target, link?.rel]).toEqual(['_blank', 'noopener noreferrer']);
});

describe.each(sanitisers)('the language of code and %s', (_, load) => {
  test('is the only class that is kept', async () => {
    const body = document.createElement('div');
    const sanitise = await load();
    body.append(
      sanitise?.(
        '<pre class="language-a"><code class="language-c++">a</code></pre><code class="language-js admin">b</code><p class="language-js">c</p>',
      ) ?? '',
    );
    expect(body.innerHTML).toBe('<pre><code class="language-c++">a</code></pre><code>b</code><p>c</p>');
  });
});

test('shows a skeleton and no word of the text until the sanitiser is loaded', () => {
  const { container } = render(<RichText html="<p>秘密</p>" />);
  // Even when an earlier test has loaded the sanitiser, it is available only a moment later.
  expect(container.textContent).not.toContain('秘密');
  expect(container.querySelector('[aria-busy="true"]')).not.toBeNull();
});
