import { pick } from '../../lang.ts'
import { en } from './estimate.en.ts'
import { zh } from './estimate.zh.ts'

export const estimateText = pick({ en, zh })
