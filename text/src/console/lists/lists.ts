import { pick } from '../../lang.ts'
import { en } from './lists.en.ts'
import { zh } from './lists.zh.ts'

export const listsText = pick({ en, zh })
