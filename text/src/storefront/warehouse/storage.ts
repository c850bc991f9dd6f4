export { text as storageText } from './storage.en.ts'
