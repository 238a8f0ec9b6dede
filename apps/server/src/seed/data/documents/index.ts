import { companyDocuments } from './companies.ts';
import { pageCountOf } from './document.ts';
import type { Documents } from './document.ts';
import { platformDocuments } from './platform.ts';

export { pageCountOf };
export type { Block, Document, Page } from './document.ts';

/** The documents of the demo courses, by the id of the lesson. */
export const documents: Documents = { ...platformDocuments, ...companyDocuments };
