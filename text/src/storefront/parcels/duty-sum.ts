export { text as dutySumText } from './duty-sum.en.ts'
