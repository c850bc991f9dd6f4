import { pick } from '../../lang.ts'
import { en } from './customs.en.ts'
import { zh } from './customs.zh.ts'

export const customsText = pick({ en, zh })
