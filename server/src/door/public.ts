export { readHowRight } from './read-how-right.ts'
