export { text as photoDeskText } from './photo-desk.en.ts'
