/// <reference types="vite/client" />
import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import type { KeyBinding, KeyMap } from '@stoa/ui';

interface Size {
  js: number;
  css: number;
  budget: number;
}

// The file is written by the build (`stoa-sizes`); in development it may be missing.
const [sizes = {}] = Object.values(
  import.meta.glob<Record<string, Size>>('./sizes.generated.json', { eager: true, import: 'default' }),
);

const kib = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`;

/** Bytes that the component adds to a page that has React already. */
function Cost() {
  const { csfFile } = useOf('meta', ['meta']);
  const name = csfFile.meta.title.split('/').at(-1) ?? '';
  const size = sizes[name];
  if (size === undefined) return undefined;
  return (
    <p>
      Costs <strong>{kib(size.js + size.css)}</strong> over React, compressed: {kib(size.js)} of JavaScript
      and {kib(size.css)} of CSS, shared parts included; at most {kib(size.budget)}.
    </p>
  );
}

const shown: Partial<Record<string, string>> = {
  ' ': 'Space',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
};

const pressOf = ({ key, shift, ctrl, alt }: KeyBinding) => [
  ...(ctrl === true ? ['Ctrl or ⌘'] : []),
  ...(alt === true ? ['Alt'] : []),
  ...(shift === true ? ['Shift'] : []),
  shown[key] ?? key,
];

/** Splits a name such as `openAtFirst` into words. */
const inWords = (does: string) => does.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const isKeyMap = (value: unknown): value is KeyMap =>
  Array.isArray(value) && value.every((each: unknown) => each instanceof Object && 'does' in each);

/** The table of keys, from the same map that the component's handlers use. */
function Keyboard() {
  const { csfFile } = useOf('meta', ['meta']);
  const keys: unknown = csfFile.meta.parameters?.['keyboard'];
  if (!isKeyMap(keys)) return undefined;
  const actions = [...new Set(keys.map(({ does }) => does))];
  return (
    <>
      <h2>Keyboard</h2>
      <table>
        <thead>
          <tr>
            <th>Keys</th>
            <th>What they do</th>
          </tr>
        </thead>
        <tbody>
          {actions.map((does) => (
            <tr key={does}>
              <td>
                {keys
                  .filter((binding) => binding.does === does)
                  .map((binding, index) => (
                    <span key={pressOf(binding).join('+')}>
                      {index > 0 && ' or '}
                      {pressOf(binding).map((name, part) => (
                        <span key={name}>
                          {part > 0 && ' + '}
                          <kbd>{name}</kbd>
                        </span>
                      ))}
                    </span>
                  ))}
              </td>
              <td>{inWords(does)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>Right and left change places where people read from right to left, except along a film.</p>
    </>
  );
}

/** The page of a component: description, size, props, keys and stories. */
export function ComponentPage() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Cost />
      <Primary />
      <Controls />
      <Keyboard />
      <Stories />
    </>
  );
}
