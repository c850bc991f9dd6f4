export { text as searchText } from './search.en.ts'
