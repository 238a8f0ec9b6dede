import { signIn } from '../portalDriver.mjs';
import { medians } from './measure.mjs';
import { line } from './report.mjs';

const questionCount = 200;
/** An exam of the demo company that may be handed in at any time, with most kinds of questions. */
const examId = 109;
/** The keys of a fast typist are about this far apart, in milliseconds. */
const keyEveryMs = 140;
const throttle = 4;
const sentence = 'The customer was told the truth and went home.';

/**
 * Runs in the page before its scripts. The paper of the exam becomes one of many questions, made from its own;
 * saves are acknowledged at once, because the server knows nothing of the questions that were added.
 */
function lengthenPaper(count) {
  const send = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const address = String(input instanceof Request ? input.url : input);
    const isSave = address.includes('/exam/pc/attempt/save');
    if (!isSave && !address.includes('/exam/pc/attempt/start')) return send(input, init);
    if (isSave) {
      const { seq } = JSON.parse(input instanceof Request ? await input.clone().text() : init.body);
      const { state, deadlineTime } = globalThis.benchAttempt;
      return Response.json({
        code: 200,
        msg: '',
        data: { state, deadlineTime, serverTime: Date.now(), savedSeq: seq },
      });
    }
    const answer = await send(input, init);
    const envelope = await answer.json();
    if (envelope.code !== 200) return Response.json(envelope);
    const { paper, attempt } = envelope.data;
    globalThis.benchAttempt = attempt;
    const known = paper.sections.flatMap(({ questions }) => questions);
    const questions = Array.from({ length: count }, (_, at) => ({
      ...known[at % known.length],
      questionId: 900_000 + at,
    }));
    paper.sections = [{ ...paper.sections[0], questions }];
    envelope.data.answers = [];
    return Response.json(envelope);
  };
}

/** Runs in the page: records the time from each key or press to the next frame. */
function recordFrames() {
  globalThis.benchFrames = [];
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) globalThis.benchFrames.push({ name, duration });
  }).observe({ type: 'event', durationThreshold: 16 });
}

/** The same number of questions as native elements, which note what is typed and do nothing else. */
const plainPage = (count) =>
  `<!doctype html><meta charset="utf-8"><title>Plain</title><main>${Array.from({ length: count }, (_, at) =>
    at % 5 === 4
      ? `<fieldset><legend>${at + 1}</legend><input type="text"></fieldset>`
      : `<fieldset><legend>${at + 1}</legend>${['A', 'B', 'C', 'D']
          .map((key) => `<p><label><input type="radio" name="q${at}"> ${key}</label></p>`)
          .join('')}</fieldset>`,
  ).join('')}</main>`;

const quantile = (all, part) => {
  const sorted = all.toSorted((one, other) => one - other);
  // The browser reports nothing shorter than a frame.
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 16;
};

async function framesOf(page, name, act) {
  await page.waitForTimeout(600);
  await page.evaluate(() => globalThis.benchFrames.splice(0));
  await act();
  await page.waitForTimeout(600);
  const frames = await page.evaluate(() => globalThis.benchFrames.splice(0));
  return frames.filter((frame) => frame.name === name).map(({ duration }) => duration);
}

/** Types a sentence in one question and chooses in the ten questions around it. */
async function type(page) {
  await page.evaluate(recordFrames);
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  await page.locator('fieldset :is(textarea, input[type="text"])').nth(4).click();
  const letters = await framesOf(page, 'keydown', () => page.keyboard.type(sentence, { delay: keyEveryMs }));
  const presses = [];
  const choices = page.locator('fieldset input[type="radio"]');
  for (let at = 0; at < 20; at += 2) {
    const choice = choices.nth(at);
    await choice.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    presses.push(...(await framesOf(page, 'click', () => choice.click({ force: true }))));
  }
  return {
    letter: quantile(letters, 0.5),
    slowLetter: quantile(letters, 0.95),
    press: quantile(presses, 0.5),
  };
}

async function inOurs(browser, origin) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' });
  const page = await context.newPage();
  await page.addInitScript(lengthenPaper, questionCount);
  await signIn(page, origin, '13910010003');
  await page.goto(`${origin}/exam/answer?examId=${examId}`);
  await page.locator('[data-component="ExamPage"]').waitFor();
  await page.waitForTimeout(3000);
  const shown = await page.locator('[data-component="Question"]').count();
  if (shown !== questionCount) throw new Error(`The paper has ${shown} questions.`);
  const figures = await type(page);
  await page.locator('[data-part="saveState"][data-state="saved"]').first().waitFor();
  await context.close();
  return figures;
}

async function inPlain(browser) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' });
  const page = await context.newPage();
  await page.setContent(plainPage(questionCount));
  const figures = await type(page);
  await context.close();
  return figures;
}

/** Compares typing in a long paper with typing among native elements, interleaved in one run. */
export async function measureTyping(browser, origin, rounds) {
  const runs = { plain: [], ours: [] };
  for (let round = 0; round < rounds; round += 1) {
    runs.plain.push(await inPlain(browser));
    runs.ours.push(await inOurs(browser, origin));
  }
  const [plain, ours] = [medians(runs.plain), medians(runs.ours)];
  return [
    line('a letter, to the next frame', ours.letter, { plain: plain.letter, limit: 50 }),
    line('  19 of 20 letters', ours.slowLetter, { plain: plain.slowLetter }),
    line('a choice, to the next frame', ours.press, { plain: plain.press }),
  ];
}
