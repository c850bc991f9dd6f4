export { text as rightsWords } from './rights-words.en.ts'
