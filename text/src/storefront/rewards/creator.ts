export { text as creatorText } from './creator.en.ts'
