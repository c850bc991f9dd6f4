import { pick } from '../../lang.ts'
import { en } from './profile.en.ts'
import { zh } from './profile.zh.ts'

export const profileText = pick({ en, zh })
