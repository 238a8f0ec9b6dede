import type { DraftStanding, HandInStanding } from '@stoa/pages/questionnaire/QuestionnairePage';
import type { Open, Stage } from './state.ts';

/** The state of the draft for the page. */
export function draftStanding({ saving, answers, unsent, place, trouble }: Open): DraftStanding {
  if (unsent.size === 0) return answers.size === 0 ? 'empty' : 'saved';
  if (saving.at === 'sending') return 'saving';
  if (place === 'page') return 'page';
  if (saving.at !== 'waiting') return 'device';
  return trouble === 'offline' ? 'offline' : 'waiting';
}

/** Whether a reload would lose something that is only in this page. */
export const isOnlyHere = (stage: Stage): boolean =>
  stage.at === 'open' && stage.place === 'page' && stage.unsent.size > 0;

/** Whether the page should not reload by itself, because the person is answering. */
export const isBusy = (stage: Stage): boolean =>
  stage.at === 'open' && (stage.unsent.size > 0 || stage.handIn !== undefined);

/** The state of a hand-in that was begun. */
export function handInStanding({ handIn, trouble }: Open): HandInStanding | undefined {
  if (handIn === undefined) return undefined;
  return handIn.step === 'waiting' ? { state: 'waiting', why: trouble ?? 'server' } : { state: 'sending' };
}
