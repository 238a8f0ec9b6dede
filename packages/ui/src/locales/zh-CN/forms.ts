/** Words of what one fills in, in simplified Chinese. */
const forms = {};
export default forms;
