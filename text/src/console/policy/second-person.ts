export { text as secondPersonText } from './second-person.en.ts'
