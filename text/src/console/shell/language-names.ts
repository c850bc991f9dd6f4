export { text as languageNames } from './language-names.en.ts'
