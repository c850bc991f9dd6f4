import { pick } from '../../lang.ts'
import { en } from './parcel-address.en.ts'
import { zh } from './parcel-address.zh.ts'

export const parcelAddressText = pick({ en, zh })
