/** Words of what people say to each other: chat, comments, notes, in simplified Chinese. */
const community = {};
export default community;
