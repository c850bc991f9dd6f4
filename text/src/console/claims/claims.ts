import { pick } from '../../lang.ts'
import { en } from './claims.en.ts'
import { zh } from './claims.zh.ts'

export const claimsText = pick({ en, zh })
