import { pick } from '../../lang.ts'
import { en } from './content.en.ts'
import { zh } from './content.zh.ts'

export const contentText = pick({ en, zh })
