/** Words of questions and exams, in simplified Chinese. */
const exam = {};
export default exam;
