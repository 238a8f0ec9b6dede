import type { BrandingProblem } from '@stoa/domain';

/** Describes a fault of a branding, for the person at the terminal. */
export function problemText(problem: BrandingProblem): string {
  switch (problem.kind) {
    case 'notAnObject':
      return 'it must be one JSON object';
    case 'unknownField':
      return `"${problem.field}" is no field`;
    case 'missing':
      return `${problem.field} is missing`;
    case 'notText':
      return `${problem.field} must be a text`;
    case 'notColor':
      return `${problem.field} must be a colour such as #00a0e9`;
    case 'notPicture':
      return `${problem.field} must be an address such as https://… or /logo.svg`;
    case 'notFlag':
      return `${problem.field} must be true or false`;
    case 'tooLong':
      return `${problem.field} is longer than ${problem.limit}`;
    case 'notFontSize':
      return `${problem.field} must be 1, 2, 3 or 4`;
  }
  return problem satisfies never;
}
