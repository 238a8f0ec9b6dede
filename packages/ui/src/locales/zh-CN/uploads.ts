/** Words of uploads, in simplified Chinese. */
const uploads = {};
export default uploads;
