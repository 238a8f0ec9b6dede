/** Words of documents, pictures and sheets, in simplified Chinese. */
const documents = {};
export default documents;
