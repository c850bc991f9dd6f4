export { text as contentText } from './content.en.ts'
