export { text as favouritesText } from './favourites.en.ts'
