export { text as rewardsText } from './rewards.en.ts'
