export { text as packingFilmText } from './packing-film.en.ts'
