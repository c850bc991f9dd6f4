export { text as dispatchText } from './dispatch.en.ts'
