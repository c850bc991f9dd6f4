import { pick } from '../../lang.ts'
import { en } from './parcel-papers.en.ts'
import { zh } from './parcel-papers.zh.ts'

export const parcelPapersText = pick({ en, zh })
