import { pick } from '../../lang.ts'
import { en } from './pay-way.en.ts'
import { zh } from './pay-way.zh.ts'

export const payWayText = pick({ en, zh })
