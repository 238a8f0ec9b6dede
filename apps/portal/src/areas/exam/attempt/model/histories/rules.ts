import type { Rule } from '../../../../../test/takeAway.ts';

type File =
  | 'clock'
  | 'ending'
  | 'hearing'
  | 'holding'
  | 'joining'
  | 'moves'
  | 'opening'
  | 'saving'
  | 'step'
  | 'time'
  | 'writing';

/**
 * The rules of the model that random histories need. When one of them is taken away, some history must fail.
 */
export const rules: readonly Rule<File>[] = [
  {
    rule: 'a change is sent soon',
    file: 'saving',
    from: "sending: { at: 'paced' }, dirtySince: since }), [saveIn(ms)]];",
    to: "sending: { at: 'paced' }, dirtySince: since }), []];",
  },
  {
    rule: 'a sheet that changes gets a number of its own',
    file: 'saving',
    from: 'seq: Math.max(seq, stored.seq) + 1,',
    to: 'seq: Math.max(seq, stored.seq + 1),',
  },
  {
    rule: 'a sheet names the one that it was made from',
    file: 'saving',
    from: 'baseSeq: stored.seq,',
    to: 'baseSeq: Infinity,',
  },
  {
    rule: 'a sheet that was overtaken is joined and not taken for stored',
    file: 'saving',
    from: "if (saved.refused === 'OVERTAKEN' || !isOwn) return overtaken(reached, saved, moment);",
    to: '',
  },
  {
    rule: 'what has changed since a save was sent is not stored by it',
    file: 'saving',
    from: 'seq: Math.max(stage.seq, saved.savedSeq + (isNewest ? 0 : 1)),',
    to: 'seq: saved.savedSeq,',
  },
  {
    rule: 'what has changed since a save was sent is sent after it',
    file: 'saving',
    from: '  if (!isUnsaved(next.stage)) return [next, news];\n',
    to: '  if (next) return [next, news];\n',
  },
  {
    rule: 'a save that failed is tried again',
    file: 'saving',
    from: 'saveIn(waitMs(next.stage, moment))]];',
    to: ']];',
  },
  {
    rule: 'what only this window has is sent after it was joined',
    file: 'saving',
    from: '  const [sent, effects] = send(next, moment);\n  return [sent, [...news, ...effects]];',
    to: '  return [next, news];',
  },
  {
    rule: 'a joined sheet is newer than both that it was made from',
    file: 'saving',
    from: 'seq: isSame ? seq : Math.max(stage.seq, seq) + 1,',
    to: 'seq: isSame ? seq : stage.seq,',
  },
  {
    rule: 'answers that were replaced are told',
    file: 'saving',
    from: "  if (replaced.length > 0) news.push(say({ key: 'alsoTyped', count: replaced.length }));\n",
    to: '',
  },
  {
    rule: 'an answer that gives way stays beside its question',
    file: 'joining',
    from: 'if (here !== undefined && !isEmpty(here)) kept = withReplaced(kept, id, here);',
    to: '',
  },
  {
    rule: 'an answer that only this side has changed stays',
    file: 'joining',
    from: 'if (isSameAnswer(here, there) || isTheirsOld) {',
    to: 'if (isSameAnswer(here, there)) {',
  },
  {
    rule: 'an answer that only the other side has changed is taken',
    file: 'joining',
    from: 'const before = known.answers.get(id);',
    to: 'const before = there;',
  },
  {
    rule: 'an answer that was sent from here is no change of the other side',
    file: 'joining',
    from: '[before, ...(tried.get(id) ?? [])].some(',
    to: '[before].some(',
  },
  {
    rule: 'an answer that was typed later than that of the other side stays',
    file: 'joining',
    from: 'there.at > 0 && here.at > there.at',
    to: 'there.at < 0',
  },
  {
    rule: 'an answer that gives way to a later one of this side stays beside its question',
    file: 'joining',
    from: 'kept = withReplaced(kept, id, there);',
    to: '',
  },
  {
    rule: 'answers that were replaced before stay when others join them',
    file: 'joining',
    from: '(all, [id, others]) => others.reduce((list, other) => withReplaced(list, id, other), all),\n    alsoTyped,',
    to: '(all) => all,\n    alsoTyped,',
  },
  {
    rule: 'a hand-in happens once',
    file: 'ending',
    from: '  if (!mayAnswer(model.stage)) return nothing(model);\n',
    to: '',
  },
  {
    rule: 'everything is stored before the paper is handed in',
    file: 'ending',
    from: 'if (isUnsaved(stage) && !handIn.wasSent) {',
    to: 'if (stage.seq < 0) {',
  },
  {
    rule: 'a hand-in that failed is tried again',
    file: 'ending',
    from: "      handIn: { ...handIn, step: { at: 'waiting' } },\n    });\n    return [next, [retryIn(waitMs(next.stage, moment))]];\n  }\n  switch",
    to: "      handIn: { ...handIn, step: { at: 'waiting' } },\n    });\n    return [next, []];\n  }\n  switch",
  },
  {
    rule: 'what was typed in time and is not stored arrives late',
    file: 'ending',
    from: 'const late = isUnsaved(stage) ? unstoredOf(stage) : [];',
    to: 'const late: LateGiven[] = [];',
  },
  {
    rule: 'the journal stays until late answers have arrived',
    file: 'ending',
    from: "  else effects.push({ do: 'erase' });",
    to: "  effects.push({ do: 'erase' });",
  },
  {
    rule: 'late answers that failed are sent again',
    file: 'ending',
    from: "      return [{ ...model, stage: { ...stage, failures, late: { at: 'waiting', answers } } }, [again]];",
    to: "      return [{ ...model, stage: { ...stage, failures, late: { at: 'waiting', answers } } }, []];",
  },
  {
    rule: 'the result is asked for again',
    file: 'ending',
    from: "    return [{ ...model, stage: { ...stage, failures, result: { at: 'waiting' } } }, [again]];",
    to: "    return [{ ...model, stage: { ...stage, failures, result: { at: 'waiting' } } }, []];",
  },
  {
    rule: 'the screen may go dark after the hand-in',
    file: 'holding',
    from: "  const news: readonly AttemptEffect[] = [{ do: 'wake', on: false }, say({ key: 'takenOver' })];",
    to: "  const news: readonly AttemptEffect[] = [say({ key: 'takenOver' })];",
  },
  {
    rule: 'an attempt is looked at before it is started again',
    file: 'opening',
    from: '  if (attemptId === undefined) {',
    to: '  if (attemptId !== -1) {',
  },
  {
    rule: 'what the device has kept comes back',
    file: 'opening',
    from: '  for (const journal of journals) {',
    to: '  for (const journal of journals.slice(9)) {',
  },
  {
    rule: 'what comes back is sent',
    file: 'opening',
    from: 'seq: isUnsaved ? brought.seq + 1 : stored.seq,',
    to: 'seq: stored.seq,',
  },
  {
    rule: 'what the journal has of a paper that was handed in arrives late',
    file: 'opening',
    from: 'for (const answer of journalsOf(left, carried)',
    to: 'for (const answer of journalsOf(undefined, carried)',
  },
  {
    rule: 'replaced answers that come back are told',
    file: 'opening',
    from: "  if (others > 0) first.push(say({ key: 'alsoTyped', count: others }));\n",
    to: '',
  },
  {
    rule: 'a window that was taken over while it opened is held',
    file: 'opening',
    from: "hold: stage.isTaken ? 'window' : undefined,",
    to: 'hold: undefined,',
  },
  {
    rule: 'a way to the attempt that failed is tried again',
    file: 'opening',
    from: "    [{ do: 'setTimer', timer: 'open', ms }],",
    to: '    [],',
  },
  {
    rule: 'an attempt that was handed in after the check is checked again',
    file: 'opening',
    from: 'attemptId !== undefined && stage.step.at ===',
    to: 'attemptId === -1 && stage.step.at ===',
  },
  {
    rule: 'the bell hands in',
    file: 'time',
    from: 'const [rung, effects] = beginHandIn(model, SubmitReason.TimeOut, moment);',
    to: 'const [rung, effects] = nothing(model);',
  },
  {
    rule: 'the clock is looked at again and again',
    file: 'time',
    from: '(open) => [open, [nextLook(open.stage, moment)]],',
    to: '(open) => [open, []],',
  },
  {
    rule: 'a server that was silent for long is asked',
    file: 'time',
    from: 'jumped || moment.at - heardAt > silentMs ? check(seen) : nothing(seen)',
    to: 'nothing(seen)',
  },
  {
    rule: 'an attempt that is over ends here',
    file: 'time',
    from: '  if (standing.state !== AttemptState.InProgress) return end(model, standing.submitReason, undefined);\n',
    to: '',
  },
  {
    rule: 'the clock follows the server',
    file: 'clock',
    from: 'Math.round(offset + at);',
    to: 'Math.round(offset + at + 60_000);',
  },
  {
    rule: 'time is never negative',
    file: 'clock',
    from: 'Math.max(0, deadline - serverTimeAt(clock, moment));',
    to: 'deadline - serverTimeAt(clock, moment);',
  },
  {
    rule: 'nothing is answered while the paper is handed in',
    file: 'moves',
    from: 'hold === undefined && handIn === undefined;',
    to: 'hold === undefined;',
  },
  {
    rule: 'what the learner takes is sent',
    file: 'writing',
    from: '  const alsoTyped = shown === undefined || isEmpty(shown) ? left : withReplaced(left, questionId, shown);',
    to: '  const alsoTyped = new Map([[0, []]]);',
  },
  {
    rule: 'every change is in the journal',
    file: 'step',
    from: "[{ do: 'keep', journal: journalOf(stage) }, ...effects]",
    to: 'effects',
  },
  {
    rule: 'a session that has ended locks the paper',
    file: 'hearing',
    from: "  if (failure.kind === 'over') return endSession(model);\n",
    to: '',
  },
  {
    rule: 'a paper that was handed in meanwhile ends here',
    file: 'hearing',
    from: "      if (saved.refused === 'ENDED') return end(model, saved.submitReason, undefined);\n",
    to: "      if (saved.refused === 'ENDED') return nothing(model);\n",
  },
  {
    rule: 'a hand-in goes on when everything is stored',
    file: 'hearing',
    from: '      return whileOpen(whileOpen(kept, report), (now) => proceed(now, moment));',
    to: '      return whileOpen(kept, report);',
  },
  {
    rule: 'only what is stored is called saved',
    file: 'moves',
    from: 'boolean => seq > stored.seq;',
    to: 'boolean => seq > stored.seq + 1;',
  },
];
