import { remembered } from '../kernel/remembered.ts';

/** Where `0` or `1` is stored: whether the home that was last seen on this host had a line above it. */
export const stripKey = 'stoa:strip';

/** Whether the home that was last seen on this host had no line above it. */
export const hadNoStrip = (): boolean => remembered(stripKey) === '0';
