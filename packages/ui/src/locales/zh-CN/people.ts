/** Words of people, live cards, notifications and signing in, in simplified Chinese. */
const people = {};
export default people;
