import { expect, test, vi } from 'vitest';
import { emitter, observable } from './observable.ts';

test('a value tells those who listen, and only when it changes', () => {
  const value = observable(1);
  const heard = vi.fn<() => void>();
  const stop = value.subscribe(heard);
  value.set(1);
  expect(heard).not.toHaveBeenCalled();
  value.set(2);
  expect(value.get()).toBe(2);
  stop();
  value.set(3);
  expect(heard).toHaveBeenCalledOnce();
});

test('an event reaches everybody who listens, and nobody after all were forgotten', () => {
  const events = emitter<string>();
  const heard: string[] = [];
  events.subscribe((event) => heard.push(`a ${event}`));
  events.subscribe((event) => heard.push(`b ${event}`));
  events.emit('one');
  events.clear();
  events.emit('two');
  expect(heard).toEqual(['a one', 'b one']);
});

test('an event does not reach who began to listen because of it, or stopped because of it', () => {
  const said = emitter<string>();
  const heard: string[] = [];
  const stops: (() => void)[] = [];
  said.subscribe((what) => {
    for (const stop of stops) stop();
    said.subscribe((later) => void heard.push(`late ${later}`));
    heard.push(what);
  });
  stops.push(said.subscribe((what) => void heard.push(`second ${what}`)));
  said.emit('one');
  expect(heard).toEqual(['one']);
  said.emit('two');
  expect(heard).toEqual(['one', 'two', 'late two']);
});
