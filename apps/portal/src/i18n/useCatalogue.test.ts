import { use } from 'react';
import { expect, test, vi } from 'vitest';
import { loadCatalogue, useCatalogue } from './catalogues.ts';
import type { WordGroup } from './wordGroup.ts';

vi.mock('react', async (original) => ({ ...(await original<object>()), use: vi.fn<typeof use>() }));

const words = async () => ({ default: {} });
const groupOf = (name: WordGroup['name']): WordGroup => ({
  name,
  load: { 'zh-CN': words, en: words },
  labels: [],
});

test('a part that waited for its messages asks for the same promise when it continues, as React demands', async () => {
  const wanted = [groupOf('courseRail')];
  useCatalogue('en', wanted);
  const [promise] = vi.mocked(use).mock.lastCall ?? [];
  await promise;
  const catalogue = useCatalogue('en', wanted);
  expect(vi.mocked(use).mock.calls).toEqual([[promise], [promise]]);
  expect(catalogue.messages).toHaveProperty('courseRail');
});

test('a part whose messages came with another one does not wait', async () => {
  vi.mocked(use).mockClear();
  const wanted = [groupOf('home')];
  await loadCatalogue('en', wanted);
  expect(useCatalogue('en', wanted).messages).toHaveProperty('home');
  expect(use).not.toHaveBeenCalled();
});
