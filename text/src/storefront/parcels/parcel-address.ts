import { pageLang } from '../../lang.ts'
import { en } from './parcel-address.en.ts'
import { zh } from './parcel-address.zh.ts'

export const parcelAddressText = pageLang === 'zh' ? zh : en
