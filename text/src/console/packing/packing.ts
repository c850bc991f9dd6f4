import { pick } from '../../lang.ts'
import { en } from './packing.en.ts'
import { zh } from './packing.zh.ts'

export const packingText = pick({ en, zh })
