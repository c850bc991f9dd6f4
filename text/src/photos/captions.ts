export { text as captionsText } from './captions.en.ts'
