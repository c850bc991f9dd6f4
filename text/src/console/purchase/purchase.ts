import { pick } from '../../lang.ts'
import { en } from './purchase.en.ts'
import { zh } from './purchase.zh.ts'

export const purchaseText = pick({ en, zh })
