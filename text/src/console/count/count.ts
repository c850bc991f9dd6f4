export { text as countText } from './count.en.ts'
