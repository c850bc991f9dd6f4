export { text as customsText } from './customs.en.ts'
