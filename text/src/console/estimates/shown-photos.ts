export { text as shownPhotosText } from './shown-photos.en.ts'
