export { readCodes, readCreatorCodes } from './publication/read-codes.ts'
export { readPublicList } from './publication/read-public-list.ts'
