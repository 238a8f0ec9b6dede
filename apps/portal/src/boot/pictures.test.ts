// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { loadPictures } from './pictures.ts';

const loaded: string[] = [];

beforeEach(() => {
  loaded.length = 0;
  const Picture = class {
    set src(address: string) {
      loaded.push(address);
    }
  };
  vi.stubGlobal('Image', Picture);
});

const answered = async (text: string) => {
  const answer = Promise.resolve({ status: 200, date: null, text });
  loadPictures({ at: 0, locale: 'en', answer });
  await answer;
};

it('loads the pictures of the first row before the cards are rendered, and no others', async () => {
  const list = ['/1.svg', '', '/3.svg', 7, '/5.svg'].map((coverUrl) => ({ coverUrl }));
  await answered(JSON.stringify({ code: 200, data: { list } }));
  expect(loaded).toEqual(['/1.svg', '/3.svg']);
});

it.each(['<html>', '{"code":1004,"data":null}', '{"code":200,"data":{"list":{}}}'])(
  'leaves an answer like %s to the screen',
  async (text) => {
    await answered(text);
    expect(loaded).toEqual([]);
  },
);
