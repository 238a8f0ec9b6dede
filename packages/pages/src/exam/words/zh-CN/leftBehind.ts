export default {
  kept: '上次没能送出的 {count, number} 题答案已送到阅卷人那里，由阅卷人决定是否计分。',
  refused: '上次没能送出的 {count, number} 题答案没有被接收。',
};
