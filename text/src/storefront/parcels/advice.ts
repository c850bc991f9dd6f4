export { text as adviceText } from './advice.en.ts'
