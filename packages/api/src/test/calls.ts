import * as areas from '../contract/all.ts';
import type { AnyCall, TusEndpoint } from '../contract/define.ts';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether an export of an area file is a call. */
export const isCall = (value: unknown): value is AnyCall =>
  isObject(value) && 'id' in value && 'data' in value;

const isEndpoint = (value: unknown): value is TusEndpoint => isObject(value) && 'protocol' in value;

const declarations = Object.values(areas).flatMap((area): unknown[] => Object.values(area));

/** Every call that is declared, found by walking the area files. */
export const allCalls: readonly AnyCall[] = declarations.filter(isCall);

/** Addresses of the contract that speak another protocol than the envelope's. */
export const endpoints: readonly TusEndpoint[] = declarations.filter(isEndpoint);
