/** What the page of one package says beside its stages, in the language of this page. */
export { text as parcelPageText } from './parcel-page.en.ts'
