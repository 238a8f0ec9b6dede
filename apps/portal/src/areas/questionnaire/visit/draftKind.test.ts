import { AnonymousMode } from '@stoa/domain';
import { expect, test } from 'vitest';
import { draftKind, packed, unpacked } from './draftKind.ts';
import type { VisitEffect, VisitEvent } from './model/events.ts';
import { questionnaireWith } from './model/histories/paper.ts';
import { freshModel, type VisitModel } from './model/state.ts';
import { step } from './model/step.ts';

test('the choice to give one’s name stays on the device before anything is answered', () => {
  const moment = { at: 0, wall: 0, key: 'k', random: 0 };
  const questionnaire = questionnaireWith(AnonymousMode.RespondentChooses, false);
  let model: VisitModel = freshModel;
  let effects: readonly VisitEffect[] = [];
  const tell = (event: VisitEvent): void => {
    [model, effects] = step(model, event, moment);
  };
  tell({ type: 'asked', request: { questionnaireId: 7, context: {} } });
  tell({ type: 'opened', turn: model.turn, detail: { questionnaire, canAnswer: true } });
  tell({ type: 'draftOpened', turn: model.turn, draft: undefined });
  const settled = () =>
    effects.flatMap((effect) => (effect.do === 'keep' ? [draftKind.isSettled?.(packed(effect.draft))] : []));
  tell({ type: 'choseAnonymous', on: false });
  expect(settled()).toEqual([false]);
  const kept = effects.flatMap((effect) => (effect.do === 'keep' ? [packed(effect.draft)] : []));
  const left = kept.map((draft) => draftKind.parse(JSON.parse(JSON.stringify(draft))));
  expect(left.map((draft) => draft && unpacked(draft).choseName)).toEqual([true]);
  tell({ type: 'choseAnonymous', on: true });
  expect(settled()).toEqual([true]);
});
