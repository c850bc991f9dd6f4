export { text as doorText } from './door.en.ts'
