/** In the language of this page. */
export { text as staffFields } from './errors-staff.en.ts'
