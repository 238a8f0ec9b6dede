import { describe, expect, it } from 'vitest';
import { allCalls } from '../test/calls.ts';
import { defaultOf } from './defaults.ts';
import type { AnyCall } from './define.ts';
import { bare, entriesOf, innerOf, isOptional, partOf } from './schema.ts';
import type { GenericSchema } from 'valibot';

/** The calls of the specification, and those of the pages that are built. */
const served = allCalls.filter(({ id }) => {
  const number = Number(id.slice(1));
  return (
    id.startsWith('S') ||
    (number >= 11 && number <= 32) ||
    [4, 5, 7, 49, 100, 101, 129, 130, 131, 148, 150, 151, 152, 153, 154].includes(number)
  );
});

/** The required numbers and codes of an answer that have no default, as `parent.name`. */
function withoutDefault(call: AnyCall): string[] {
  const found: string[] = [];
  const seen = new Set<GenericSchema>();
  const walk = (schema: GenericSchema, parent: string): void => {
    const plain = bare(schema);
    const row = innerOf(plain, 'item');
    if (row !== undefined) walk(row, parent);
    if (seen.has(plain)) return;
    seen.add(plain);
    for (const [name, entry] of entriesOf(plain)) {
      walk(entry, name);
      if (isOptional(entry) || 'fallback' in entry || !['number', 'enum', 'picklist'].includes(entry.type))
        continue;
      const surroundings = {
        asked: {
          pageSize: 20,
          on: true,
          threadKind: 1,
          kind: partOf(entry, 'options') === undefined ? 1 : 20,
        },
        here: { list: [], total: 0, pageSize: 20, url: 'a.mp4?b' },
        around: { item: { itemId: 1 } },
        now: 0,
        unique: '1',
      };
      const place = { call: call.id, parent, name };
      if (defaultOf(entry, place, surroundings) === undefined) found.push(`${parent}.${name}`);
    }
  };
  walk(call.data, '');
  return found;
}

const isId = (field: string): boolean => /(?:\.id|Id)$/.test(field);

describe('defaults of answers', () => {
  const fields = [...new Set(served.flatMap(withoutDefault))].toSorted();

  it('are there for every number but ids and what nobody can guess', () => {
    expect(fields.filter((field) => !isId(field))).toMatchInlineSnapshot(`
      [
        ".ended",
        ".itemKind",
        ".kind",
        ".slot",
        ".status",
        ".timestamp",
        "accessRequest.time",
        "awards.kind",
        "collections.kind",
        "counts.filter",
        "counts.kind",
        "counts.value",
        "document.type",
        "item.itemKind",
        "items.itemKind",
        "knowledge.contentKind",
        "list.kind",
        "list.lastSeenTime",
        "list.signInTime",
        "lives.endTime",
        "lives.liveKind",
        "lives.startTime",
        "lives.status",
        "markers.time",
        "moreTarget.kind",
        "needs.kind",
        "presence.deadlineTime",
        "refused.reason",
        "target.kind",
      ]
    `);
  });

  it('are missing for the ids that say what an entry is', () => {
    expect([...new Set(fields.filter(isId).map((field) => field.replace(/^.*\./, '')))])
      .toMatchInlineSnapshot(`
      [
        "advId",
        "areaId",
        "courseId",
        "functionId",
        "id",
        "itemId",
        "moduleId",
        "noteId",
        "orgId",
        "personId",
        "threadId",
        "videoId",
        "planId",
        "fileId",
        "templateId",
        "chapterId",
        "knowledgeId",
        "bannerId",
        "notificationId",
        "liveId",
        "sectionId",
        "tabId",
        "tagId",
        "examId",
      ]
    `);
  });
});
