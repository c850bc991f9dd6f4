import { pick } from '../../lang.ts'
import { en } from './accounts.en.ts'
import { zh } from './accounts.zh.ts'

export const accountsText = pick({ en, zh })
