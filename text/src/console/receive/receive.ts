import { pick } from '../../lang.ts'
import { en } from './receive.en.ts'
import { zh } from './receive.zh.ts'

export const receiveText = pick({ en, zh })
