export { text as profileText } from './profile.en.ts'
