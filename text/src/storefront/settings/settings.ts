import { pick } from '../../lang.ts'
import { en } from './settings.en.ts'
import { zh } from './settings.zh.ts'

export const settingsText = pick({ en, zh })
