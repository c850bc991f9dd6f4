export { text as creatorsText } from './creators.en.ts'
