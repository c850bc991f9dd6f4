import { pageLang } from '../../lang.ts'
import { en } from './warehouse.en.ts'
import { zh } from './warehouse.zh.ts'

/** What the shelf, the parcel builder, inbound parcels and confirm info say, in the language of this page. */
export const warehouseText = pageLang === 'zh' ? zh : en
