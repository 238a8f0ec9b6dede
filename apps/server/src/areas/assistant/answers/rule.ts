import { ruleAbout } from '../faq.ts';
import { blocks, bold } from '../markdown.ts';
import { reply } from '../reply.ts';
import type { Reply } from '../reply.ts';
import type { Asked } from './answering.ts';

/** Explains a rule of the product; `undefined` for a question that is not about one. */
export function ruleAnswer({ context: { text }, subject }: Asked): Reply | undefined {
  const rule = ruleAbout(subject);
  if (rule === undefined) return undefined;
  const actions = (rule.actions ?? []).map(({ label, target }) =>
    target === undefined ? { label: text(label), prompt: text(label) } : { label: text(label), target },
  );
  return reply(blocks(bold(text(rule.title)), text(rule.answer)), [], actions);
}
