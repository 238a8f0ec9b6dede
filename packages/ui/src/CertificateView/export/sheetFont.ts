const family = '"Noto Sans SC Variable"';

/** How long a download waits for the font, in milliseconds, before it is drawn in the page's own. */
const patience = 15_000;

/**
 * The fonts in which the sheet is drawn. The first has every Chinese character and comes with the application, so
 * that a certificate looks alike on every machine, also on one that has no Chinese font. It consists of about a
 * hundred files by ranges of characters, of which the browser fetches those that the text needs. When they do not
 * come in time, the text is drawn in the fonts of the page.
 */
export async function sheetFont(text: string, pageFont: string): Promise<string> {
  const loaded = import('@fontsource-variable/noto-sans-sc').then(() =>
    Promise.all([400, 600].map((weight) => document.fonts.load(`${weight} 20px ${family}`, text))),
  );
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((done) => {
    timer = setTimeout(done, patience);
  });
  await Promise.race([loaded.catch(() => undefined), late]);
  clearTimeout(timer);
  return `${family}, ${pageFont}`;
}
