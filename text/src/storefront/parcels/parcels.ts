/** What the packages, their tracking and their reviews say, in the language of this page. */
export { text as parcelsText } from './parcels.en.ts'
