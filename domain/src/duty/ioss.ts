import { EU } from '../customs/hs-code.ts'
import type { Money } from './rule.ts'

/** Up to this value of the goods together, import tax may be paid through the EU's one-stop shop (IOSS). */
export const IOSS_LIMIT: Money = { currency: 'EUR', minor: 15_000 }

/** Whether the import tax of a place may be paid so: of the members of the EU, by the codes of countries. */
export const hasIoss = (place: string | undefined): boolean => place !== undefined && EU.has(place)
