import type { Rule } from '../../../../../test/takeAway.ts';

type File = 'handing' | 'moves' | 'opening' | 'saving' | 'step';

/**
 * The rules of the model that random histories need. When one of them is taken away, some history must fail.
 */
export const rules: readonly Rule<File>[] = [
  {
    rule: 'a change is sent soon',
    file: 'saving',
    from: "[{ do: 'setTimer', timer: 'save', ms }]",
    to: '[]',
  },
  {
    rule: 'a change is kept on the device at once',
    file: 'saving',
    from: '    refusal: undefined,\n  });\n  const [after, effects] = paced(next);\n  return [after, [keep(next), ...effects]];',
    to: '    refusal: undefined,\n  });\n  const [after, effects] = paced(next);\n  return [after, effects];',
  },
  {
    rule: 'what has changed since a draft was sent is not saved by it',
    file: 'saving',
    from: '    unsent: new Set(left),',
    to: '    unsent: new Set(),',
  },
  {
    rule: 'a draft that failed is sent again',
    file: 'saving',
    from: 'return [next, [again]];',
    to: 'return [next, []];',
  },
  {
    rule: 'each draft has a larger number than the one before',
    file: 'saving',
    from: 'const seq = stage.seq + 1;',
    to: 'const seq = 1;',
  },
  {
    rule: 'what another window has stored joins what is only here, and is sent',
    file: 'saving',
    from: 'if (draft.answers && !handIn) return overtaken(model, draft.answers, storedSeq);',
    to: '',
  },
  {
    rule: 'nothing can be changed while it is handed in',
    file: 'saving',
    from: 'if (stage.handIn || isSameAnswer(',
    to: 'if (isSameAnswer(',
  },
  {
    rule: 'nothing is sent after the session has ended',
    file: 'saving',
    from: "saving: { at: 'rest' }, isOver: true }",
    to: "saving: { at: 'waiting' } }",
  },
  {
    rule: 'a hand-in keeps its key',
    file: 'handing',
    from: '        idemKey: begun.key,',
    to: '        idemKey: `${begun.key}-${turn}`,',
  },
  {
    rule: 'a hand-in that has begun is not begun again',
    file: 'handing',
    from: 'if (stage.handIn || stage.isOver) return nothing(model);\n  const [first]',
    to: 'if (stage.isOver) return nothing(model);\n  const [first]',
  },
  {
    rule: 'a hand-in that failed is sent again',
    file: 'handing',
    from: "[{ do: 'setTimer', timer: 'handIn', ms }]",
    to: '[]',
  },
  {
    rule: 'a hand-in is kept on the device with its key',
    file: 'moves',
    from: 'handIn: handIn && { key: handIn.key, usedSeconds: handIn.usedSeconds },',
    to: 'handIn: undefined,',
  },
  {
    rule: 'a hand-in waits for the draft that is on its way',
    file: 'step',
    from: "stage.handIn?.step === 'saveFirst' ? sendHandIn(next)",
    to: "stage.handIn?.step === 'waiting' ? sendHandIn(next)",
  },
  {
    rule: 'nothing stays on the device after a hand-in',
    file: 'handing',
    from: "thanks, anonymous } }, [{ do: 'erase' }]];",
    to: 'thanks, anonymous } }, []];',
  },
  {
    rule: 'what a hand-in whose answer got lost has left on the device is removed',
    file: 'opening',
    from: "isDone ? [{ do: 'discard', questionnaireId, outboxKey }] : []",
    to: '[]',
  },
  {
    rule: 'what the device has kept comes back',
    file: 'moves',
    from: 'for (const questionId of unsent) answers.set(questionId, own.get(questionId) ?? []);',
    to: '',
  },
  {
    rule: 'what the device has kept is sent',
    file: 'opening',
    from: 'const [next, effects] = paced(opening);',
    to: 'const [next, effects]: Result = [opening, []];',
  },
  {
    rule: 'a hand-in that was begun goes on',
    file: 'opening',
    from: 'if (stage.handIn) return sendHandIn(opening);',
    to: '',
  },
  {
    rule: 'what may stay without a name is never sent as a draft',
    file: 'opening',
    from: "saving: { at: isNamed ? 'rest' : 'off' },",
    to: "saving: { at: 'rest' },",
  },
  {
    rule: 'a choice of anonymity is kept',
    file: 'opening',
    from: 'isChoice ? (draft?.anonymous ?? true) : !isNamed',
    to: '!isNamed',
  },
  {
    rule: 'only one window goes on with a questionnaire',
    file: 'step',
    from: "{ turn: model.turn + 1, stage: { at: 'elsewhere', request: stage.request } },",
    to: 'model,',
  },
];
