/** The texts of the page of one package apart from its stages, in the language of this page. */
export { text as parcelPageText } from './parcel-page.en.ts'
