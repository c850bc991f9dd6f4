export { text as sourcesText } from './sources.en.ts'
