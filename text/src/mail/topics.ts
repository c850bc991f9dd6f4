export { text as mailTopicsText } from './topics.en.ts'
