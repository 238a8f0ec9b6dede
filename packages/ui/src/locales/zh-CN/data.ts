/** Words of tables, trees and lists, in simplified Chinese. */
const data = {};
export default data;
