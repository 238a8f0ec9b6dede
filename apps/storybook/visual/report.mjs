const escaped = (text) =>
  text.replaceAll(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? '',
  );

const picture = (file, words) =>
  file === undefined
    ? `<td>not in this build</td>`
    : `<td><a href="${escaped(file)}"><img loading="lazy" src="${escaped(file)}" alt="${escaped(words)}"></a></td>`;

/**
 * The HTML page of the result: each changed story before and after, with the difference marked.
 *
 * @param {{ base: string, head: string, same: number,
 * rows: { id: string, kind: 'changed' | 'added' | 'removed', pixels?: number, before?: string, after?:
 * string, diff?: string }[] }} given
 */
export const reportOf = ({ base, head, same, rows }) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Visual comparison</title>
<style>
  body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem; color-scheme: light dark; }
  table { border-collapse: collapse; inline-size: 100%; table-layout: fixed; }
  caption { text-align: start; font-weight: 600; padding-block: 1.5rem 0.5rem; }
  td, th { border: 1px solid #8886; padding: 0.5rem; vertical-align: top; text-align: start; }
  img { max-inline-size: 100%; background: #fff; }
</style>
</head>
<body>
<h1>${rows.length === 0 ? 'Nothing looks different' : `${rows.length} stories look different`}</h1>
<p>${escaped(base)} against ${escaped(head)}; ${same} stories are the same.</p>
${rows
  .map(
    ({ id, kind, pixels, before, after, diff }) => `<table>
<caption>${escaped(id)}: ${kind}${pixels === undefined ? '' : `, ${pixels} pixels`}</caption>
<thead><tr><th>before</th><th>after</th><th>difference</th></tr></thead>
<tbody><tr>${picture(before, `${id} before`)}${picture(after, `${id} after`)}${
      diff === undefined ? '<td></td>' : picture(diff, `${id}, what differs`)
    }</tr></tbody>
</table>`,
  )
  .join('\n')}
</body>
</html>
`;
