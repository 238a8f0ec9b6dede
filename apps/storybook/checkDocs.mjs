import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { chromium } from 'playwright-core';

const axeSource = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What pages of components say. Button's has every block of the documentation; Menu has stories inside of an
 * open dialog, which must not cover the page; Dialog has a control for yes and no.
 */
const components = {
  'actions-button--docs': ['"danger"', "from '@stoa/ui'", '<Button'],
  'overlays-menu--docs': ['<Menu'],
  'overlays-dialog--docs': ['<Dialog'],
};
/** The page without a component has no story that could set the appearance. */
const pages = [...Object.keys(components), 'stoa-welcome--docs'];

/**
 * Checks pages of the documentation in light and in dark.
 * @param {{ url: string, executablePath: string, env: Record<string, string | undefined> }} given
 * @returns {Promise<string[]>} the faults
 */
export async function faultsOfDocs({ url, executablePath, env }) {
  const browser = await chromium.launch({ executablePath, env });
  const faults = [];
  try {
    for (const appearance of ['light', 'dark']) {
      const page = await browser.newPage({ reducedMotion: 'reduce', viewport: { width: 1280, height: 900 } });
      for (const id of pages) {
        await page.goto(`${url}/iframe.html?viewMode=docs&id=${id}&globals=appearance:${appearance}`);
        await page.locator('.sbdocs-content h1').waitFor();
        if (id in components) {
          await page.getByRole('switch', { name: 'Show code' }).first().click();
          // Code blocks get their colours a moment later.
          await page.locator('.sbdocs-content pre').first().waitFor();
          const told = await page.locator('.sbdocs-content').innerText();
          for (const words of components[id])
            if (!told.includes(words)) faults.push(`${id} does not say ${words}`);
        }
        await page.evaluate(axeSource);
        const unreadable = await page.evaluate(async () => {
          const { violations, passes } = await window.axe.run('.sbdocs-wrapper', {
            runOnly: ['color-contrast'],
          });
          const count = passes.flatMap(({ nodes }) => nodes).length;
          return [
            ...(count > 5 ? [] : [`only ${count} texts were measured`]),
            ...violations.flatMap(({ nodes }) =>
              nodes.map(({ html, failureSummary }) => `${html}\n  ${failureSummary}`),
            ),
          ];
        });
        faults.push(...unreadable.map((each) => `${id}, ${appearance}: ${each}`));
        if (process.env.STOA_PICTURES)
          await page.screenshot({ path: `${process.env.STOA_PICTURES}/${id}-${appearance}.png` });
      }
      await page.close();
    }
  } finally {
    await browser.close();
  }
  return faults;
}
