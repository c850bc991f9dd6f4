import { pick } from '../../lang.ts'
import { en } from './fee.en.ts'
import { zh } from './fee.zh.ts'

export const feeText = pick({ en, zh })
