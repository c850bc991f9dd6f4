export { text as picturesText } from './pictures.en.ts'
