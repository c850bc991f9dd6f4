import { pick } from '../../lang.ts'
import { en } from './ledger.en.ts'
import { zh } from './ledger.zh.ts'

export const ledgerText = pick({ en, zh })
