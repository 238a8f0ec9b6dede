/** The day on which all tests take place. */
export const seedDate = '2026-03-10';

/** Ten o'clock in Asia/Shanghai on that day. */
export const seedTime = Date.parse('2026-03-10T02:00:00Z');

export const password = 'Learn@2026';
