import { LiveMessageKind, liveRoles } from '@stoa/api/contract/live';
import { LiveStatus } from '@stoa/domain';
import { describe, expect, test, vi } from 'vitest';
import { draftFixture, liveFixture, messagesFixture, roomFixture, talkFixture } from '../fixtures.ts';
import { closingOf, draftPropsOf, entriesOf, hasChat, questionsOf, roomPropsOf } from './chat.ts';
import type { LiveOutgoing } from './types.ts';

const talk = talkFixture('zh-CN');
const unsent: LiveOutgoing = {
  key: 'k1',
  kind: LiveMessageKind.Question,
  text: '几点？',
  at: 5,
  state: 'failed',
};

describe('the log of a room', () => {
  test('distinguishes notices, questions, answers and one’s own messages', () => {
    const entries = entriesOf(talk);
    expect(entries[0]).toMatchObject({ kind: 'notice', id: '1', text: '直播开始了' });
    expect(entries[3]).toMatchObject({ kind: 'message', mark: 'question', mine: false });
    expect(entries[4]).toMatchObject({
      mark: 'answer',
      role: 'LECTURER',
      replyTo: { name: '陈嘉言', text: '请问小时工的班次也能用这张表吗？' },
    });
    expect(entries[6]).toMatchObject({ mine: true, mark: undefined });
    expect(questionsOf(entries).map(({ id }) => id)).toEqual(['4', '5']);
  });

  test('keeps the place of a deleted message, and no longer quotes it', () => {
    const messages = messagesFixture('zh-CN').map((message) =>
      message.messageId === 4 ? { ...message, kind: LiveMessageKind.Deleted, text: '' } : message,
    );
    const entries = entriesOf({ ...talk, messages });
    expect(entries[3]).toMatchObject({ kind: 'deleted', id: '4' });
    expect(entries[4]).toMatchObject({ replyTo: undefined });
  });

  test('ends with the messages that are being sent, under one’s own name', () => {
    expect(entriesOf({ ...talk, outgoing: [unsent] }).at(-1)).toMatchObject({
      id: 'k1',
      name: '林小满',
      mine: true,
      delivery: 'failed',
      mark: 'question',
    });
  });
});

describe('whether a person may write', () => {
  const live = liveFixture('zh-CN');
  const at = (status: LiveStatus, muted = false) => ({ live, room: roomFixture('zh-CN', { status, muted }) });

  test('before and during a stream, and never afterwards', () => {
    expect(closingOf(at(LiveStatus.Upcoming), 'LEARNER')).toBeUndefined();
    expect(closingOf(at(LiveStatus.Live), 'LEARNER')).toBeUndefined();
    for (const role of liveRoles) expect(closingOf(at(LiveStatus.Playback), role)).toBe('readOnly');
  });

  test('while the room is muted only those who lead it', () => {
    expect(closingOf(at(LiveStatus.Live, true), 'LEARNER')).toBe('muted');
    expect(closingOf(at(LiveStatus.Live, true), 'LECTURER')).toBeUndefined();
    expect(closingOf({ live: liveFixture('zh-CN', { muted: true }) }, 'LEARNER')).toBe('muted');
  });

  test('there is no chat if it is switched off, nor about what was cancelled', () => {
    expect(hasChat(at(LiveStatus.Ended))).toBe(true);
    expect(hasChat(at(LiveStatus.Cancelled))).toBe(false);
    expect(hasChat({ live: liveFixture('zh-CN', { chatOn: false }) })).toBe(false);
  });
});

test('a reply names the message, and what has not been sent cannot be replied to', () => {
  const onReply = vi.fn<(messageId: number) => void>();
  const props = draftPropsOf({ ...draftFixture, replyTo: 4, onReply }, talk.messages);
  expect(props.replyTo).toMatchObject({ name: '陈嘉言' });
  props.onReply?.('k1');
  expect(onReply).not.toHaveBeenCalled();
  props.onReply?.('4');
  expect(onReply).toHaveBeenCalledWith(4);
});

test('the number of people is shown while the stream runs, and the announcement comes from the room', () => {
  const live = liveFixture('zh-CN', { announcement: '旧公告' });
  expect(roomPropsOf({ live })).toEqual({ online: undefined, announcement: '旧公告' });
  const room = roomFixture('zh-CN', { announcement: undefined });
  expect(roomPropsOf({ live, room })).toEqual({ online: 1284, announcement: undefined });
});
