import { pick } from '../../lang.ts'
import { en } from './security.en.ts'
import { zh } from './security.zh.ts'

export const securityText = pick({ en, zh })
