import { pick } from '../../lang.ts'
import { en } from './bulk-purchase.en.ts'
import { zh } from './bulk-purchase.zh.ts'

export const bulkPurchaseText = pick({ en, zh })
