import { pick } from '../../lang.ts'
import { en } from './withdrawals.en.ts'
import { zh } from './withdrawals.zh.ts'

export const withdrawalsText = pick({ en, zh })
