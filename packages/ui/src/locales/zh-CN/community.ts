/** Words of people and what they say, in simplified Chinese. */
const community = {};
export default community;
