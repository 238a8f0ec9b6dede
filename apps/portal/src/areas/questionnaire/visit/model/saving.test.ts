import { AnonymousMode } from '@stoa/domain';
import { expect, test } from 'vitest';
import type { VisitEffect, VisitEvent } from './events.ts';
import { questionnaireWith } from './histories/paper.ts';
import { freshModel, type VisitModel } from './state.ts';
import { step } from './step.ts';

const moment = { at: 0, wall: 0, key: 'k', random: 0 };
const questionnaire = questionnaireWith(AnonymousMode.Named, false);

test('an answer that another device has overtaken is not kept waiting as long as a new one, because it was due before', () => {
  let model: VisitModel = freshModel;
  let effects: readonly VisitEffect[] = [];
  const tell = (event: VisitEvent): void => {
    [model, effects] = step(model, event, moment);
  };
  const pause = () => effects.find((effect) => effect.do === 'setTimer' && effect.timer === 'save');
  tell({ type: 'asked', request: { questionnaireId: 7, context: {} } });
  tell({ type: 'opened', turn: model.turn, detail: { questionnaire, canAnswer: true } });
  tell({ type: 'draftOpened', turn: model.turn, draft: undefined });
  tell({ type: 'answered', questionId: 1, values: ['A'] });
  expect(pause()).toMatchObject({ ms: 10_000 });
  tell({ type: 'fired', timer: 'save' });
  const answers = new Map([[3, ['B']]]);
  tell({ type: 'saved', turn: model.turn, draft: { savedTime: 1, seq: 5, answers } });
  expect(pause()).toMatchObject({ ms: 1_000 });
});
