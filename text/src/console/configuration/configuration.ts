export { text as configurationText } from './configuration.en.ts'
