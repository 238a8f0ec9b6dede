import {
  questionnaireDetail,
  questionnaireList,
  questionnaireRecords,
} from '@stoa/api/contract/questionnaire';
import { locales } from '@stoa/domain';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { questionnaireFixture, questionnairesFixture, recordsFixture } from './fixtures.ts';

const pageOf = <Row>(list: Row[]) => ({ list, total: list.length, pageNo: 1, pageSize: 20, pages: 1 });

describe.each(locales)('what stories show in %s is what the contract allows', (locale) => {
  test('a questionnaire', () => {
    const detail = { questionnaire: questionnaireFixture(locale), canAnswer: true };
    expect(v.parse(questionnaireDetail.data, detail)).toEqual(detail);
  });

  test('the lists', () => {
    const list = pageOf(questionnairesFixture(locale));
    expect(v.parse(questionnaireList.data, list)).toEqual(list);
    const records = pageOf(recordsFixture(locale));
    expect(v.parse(questionnaireRecords.data, records)).toEqual(records);
  });
});
