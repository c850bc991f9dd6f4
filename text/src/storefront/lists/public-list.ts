export { text as publicListText } from './public-list.en.ts'
