export { text as howRightText } from './how-right.en.ts'
