import { expect, test } from 'vitest';
import { contactOf } from './contact.ts';

test('a phone number can be called and an e-mail address written to', () => {
  expect(contactOf(' 400-000-1001 ')).toEqual({
    kind: 'phone',
    text: '400-000-1001',
    href: 'tel:4000001001',
  });
  expect(contactOf('+86 (21) 5555 0100')?.href).toBe('tel:+862155550100');
  expect(contactOf('help@sunrise.example')).toEqual({
    kind: 'mail',
    text: 'help@sunrise.example',
    href: 'mailto:help@sunrise.example',
  });
});

test('anything else is plain text, and an empty value is not shown', () => {
  expect(contactOf('前台，工作日 9 点到 18 点')).toEqual({
    kind: 'phone',
    text: '前台，工作日 9 点到 18 点',
  });
  for (const hostile of ['javascript:alert(1)', 'a@b?bcc=everyone@c', 'a@b&body=x', '(---)']) {
    expect(contactOf(hostile)?.href).toBeUndefined();
  }
  expect(contactOf('  ')).toBeUndefined();
});
