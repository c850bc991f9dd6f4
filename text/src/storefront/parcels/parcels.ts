/** The texts of packages, their tracking and their reviews, in the language of this page. */
export { text as parcelsText } from './parcels.en.ts'
