import { pick } from '../../lang.ts'
import { en } from './remittances.en.ts'
import { zh } from './remittances.zh.ts'

export const remittancesText = pick({ en, zh })
