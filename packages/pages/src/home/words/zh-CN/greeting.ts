// A file of its own, because index.html greets with these words before any other message has loaded.
export default {
  morning: '早上好',
  afternoon: '下午好',
  evening: '晚上好',
  named: '{greeting}，{name}',
};
