export { text as unclaimedText } from './unclaimed.en.ts'
