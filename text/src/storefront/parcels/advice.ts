import { pick } from '../../lang.ts'
import { en } from './advice.en.ts'
import { zh } from './advice.zh.ts'

export const adviceText = pick({ en, zh })
