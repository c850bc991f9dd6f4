export { text as setupText } from './setup.en.ts'
