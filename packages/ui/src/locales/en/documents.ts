import type zhCN from '../zh-CN/documents.ts';

/** Words of documents, pictures and sheets, in English. */
const documents: typeof zhCN = {};
export default documents;
