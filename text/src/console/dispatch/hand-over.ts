import { pick } from '../../lang.ts'
import { en } from './hand-over.en.ts'
import { zh } from './hand-over.zh.ts'

export const handOverText = pick({ en, zh })
