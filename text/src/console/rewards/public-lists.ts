export { text as publicListsText } from './public-lists.en.ts'
