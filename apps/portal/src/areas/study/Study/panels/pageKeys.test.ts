// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { hearerOf } from './pageKeys.ts';

const page = () => {
  document.body.innerHTML = `
    <main id="main"><h1 id="title">t</h1>
      <section data-component="VideoPlayer"><button id="play">play</button></section>
      <button id="other">o</button><a id="link" href="/">l</a>
      <div role="tablist"><button id="tab">t</button></div>
      <textarea id="note"></textarea><dialog open><p id="inside">x</p></dialog>
    </main>`;
  return (id: string) => document.getElementById(id);
};

describe('a key outside of the player', () => {
  it.each([' ', 'k', 'ArrowLeft', 'j', '0', 'm', 'N', '?'])('%s goes to the film', (key) => {
    const at = page();
    expect(hearerOf({ key, target: at('title'), hasPlayer: true })).toBe('player');
    expect(hearerOf({ key, target: at('main'), hasPlayer: true })).toBe('player');
  });

  it.each(['n', 'k', ' ', 'ArrowDown'])('%s does nothing while a person types, chooses or answers', (key) => {
    const at = page();
    const heard = ['note', 'tab', 'inside', 'play'].filter(
      (id) => hearerOf({ key, target: at(id), hasPlayer: true }) !== 'nobody',
    );
    expect(heard).toEqual([]);
  });

  it('leaves Space and Enter to the focused button, but not letters', () => {
    const at = page();
    expect(hearerOf({ key: ' ', target: at('other'), hasPlayer: true })).toBe('nobody');
    expect(hearerOf({ key: 'Enter', target: at('link'), hasPlayer: true })).toBe('nobody');
    expect(hearerOf({ key: 'k', target: at('other'), hasPlayer: true })).toBe('player');
  });

  it('lets the page scroll, and is left to the page if there is no film', () => {
    const at = page();
    expect(hearerOf({ key: 'ArrowDown', target: at('title'), hasPlayer: true })).toBe('nobody');
    expect(hearerOf({ key: 'n', target: at('title'), hasPlayer: false })).toBe('page');
  });
});
