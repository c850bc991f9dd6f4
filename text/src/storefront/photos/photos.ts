export { text as photosText } from './photos.en.ts'
