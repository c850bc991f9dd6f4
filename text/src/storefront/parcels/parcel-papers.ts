export { text as parcelPapersText } from './parcel-papers.en.ts'
