export { text as jobsText } from './jobs.en.ts'
