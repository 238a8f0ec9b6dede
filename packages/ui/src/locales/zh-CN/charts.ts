/** Words of charts, in simplified Chinese. */
const charts = {};
export default charts;
