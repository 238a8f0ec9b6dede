/** Words of what leads elsewhere and what floats, in simplified Chinese. */
const navigation = {};
export default navigation;
