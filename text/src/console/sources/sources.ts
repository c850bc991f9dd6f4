import { pick } from '../../lang.ts'
import { en } from './sources.en.ts'
import { zh } from './sources.zh.ts'

export const sourcesText = pick({ en, zh })
