export { text as wishWords } from './wish-words.en.ts'
