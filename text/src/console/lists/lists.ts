export { text as listsText } from './lists.en.ts'
