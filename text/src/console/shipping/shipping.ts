import { pick } from '../../lang.ts'
import { en } from './shipping.en.ts'
import { zh } from './shipping.zh.ts'

export const shippingText = pick({ en, zh })
