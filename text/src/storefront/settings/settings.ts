export { text as settingsText } from './settings.en.ts'
