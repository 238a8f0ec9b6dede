// Waits on an empty page until the bench asks for a scene, so that loading is not measured.
import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { cards, rows } from './data.js';

const side = new URLSearchParams(location.search).get('side');
const { Cards, Choices, Form, Overlay, Page, Panel, Pieces, retheme, Table } = await (side === 'ours'
  ? import('./ours.jsx')
  : import('./plain.jsx'));

const shown = { shift: 0, listeners: new Set() };
const subscribe = (listener) => {
  shown.listeners.add(listener);
  return () => shown.listeners.delete(listener);
};
function Updating({ of: List }) {
  return <List list={cards(useSyncExternalStore(subscribe, () => shown.shift))} />;
}
const table = rows();
const scenes = {
  cards: <Updating of={Cards} />,
  pieces: <Updating of={Pieces} />,
  table: <Table list={table} />,
  dialog: <Overlay />,
  menu: <Choices />,
  popover: <Panel />,
  form: <Form />,
};
const root = createRoot(document.querySelector('#root'));
retheme('#f5722d');
root.render(<Page />);

const frame = () => new Promise((done) => requestAnimationFrame(done));

window.scene = {
  mount: (name) => flushSync(() => root.render(<Page>{scenes[name]}</Page>)),
  update: (shift) =>
    flushSync(() => {
      shown.shift = shift;
      for (const listener of shown.listeners) listener();
    }),
  openAndClose: async (times) => {
    for (let turn = 0; turn < times; turn += 1) {
      document.querySelector('#open').click();
      await frame();
      document.querySelector('#close').click();
      await frame();
    }
  },
  openAndEscape: async (times) => {
    const trigger = document.querySelector('#open');
    for (let turn = 0; turn < times; turn += 1) {
      trigger.click();
      // The content has the focus when it is there; our code comes with the first opening.
      while (document.activeElement === trigger || document.activeElement === document.body) await frame();
      await frame();
      const escape = { key: 'Escape', code: 'Escape', bubbles: true, cancelable: true };
      document.activeElement.dispatchEvent(new KeyboardEvent('keydown', escape));
      while (trigger.getAttribute('aria-expanded') === 'true') await frame();
      await frame();
    }
  },
  retheme,
  rethemeEach: async (colors, tintsGreys) => {
    for (const color of colors) {
      retheme(color, tintsGreys);
      await frame();
    }
  },
};
