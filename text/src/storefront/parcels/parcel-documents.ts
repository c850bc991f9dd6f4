export { text as parcelDocumentsText } from './parcel-documents.en.ts'
