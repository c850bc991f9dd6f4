import { pick } from '../../lang.ts'
import { en } from './staff.en.ts'
import { zh } from './staff.zh.ts'

export const staffText = pick({ en, zh })
