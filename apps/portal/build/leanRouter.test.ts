import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { productionRouter, withoutNames } from './leanRouter.ts';

it('finds a production build in the router’s package', () => {
  expect(productionRouter()).toContain('/production/');
  expect(existsSync(productionRouter())).toBe(true);
});

it('takes the names for tools out and leaves what runs', () => {
  const code = [
    'const Ways = React.createContext(null);',
    'Ways.displayName = "Ways";',
    'Ways.contextType = Other;',
    'const Way = React2.forwardRef(function Way() {',
    '  return use(Ways);',
    '});',
  ].join('\n');
  expect(withoutNames(code)).toBe(
    [
      'const Ways = /*@__PURE__*/React.createContext(null);',
      '',
      'Ways.contextType = Other;',
      'const Way = /*@__PURE__*/React2.forwardRef(function Way() {',
      '  return use(Ways);',
      '});',
    ].join('\n'),
  );
});
