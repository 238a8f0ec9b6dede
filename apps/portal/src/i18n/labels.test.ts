import { labels } from '@stoa/domain/labels/en';
import { expect, test, vi } from 'vitest';
import { askAgain } from '../kernel/lateImport.ts';
import { createLabels } from './labels.ts';

vi.stubGlobal('document', { querySelectorAll: () => [] });

const loaderOf = () => vi.fn<() => Promise<{ labels: typeof labels }>>().mockResolvedValue({ labels });

test('labels that did not load are loaded when the person tries again, and not before', async () => {
  const load = loaderOf().mockRejectedValueOnce(new Error('no network'));
  const labelsOf = createLabels({ 'zh-CN': load, en: load });
  const first = labelsOf('en');
  await expect(first).rejects.toThrow('no network');
  expect(labelsOf('en')).toBe(first);
  askAgain();
  expect(await labelsOf('en')).toBe(labels);
});

test('labels that have loaded are not waited for again when something else is', async () => {
  const load = loaderOf();
  const labelsOf = createLabels({ 'zh-CN': load, en: load });
  const first = labelsOf('en');
  await first;
  askAgain();
  expect(labelsOf('en')).toBe(first);
  expect(load).toHaveBeenCalledTimes(1);
});
