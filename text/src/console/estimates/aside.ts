export { text as asideText } from './aside.en.ts'
