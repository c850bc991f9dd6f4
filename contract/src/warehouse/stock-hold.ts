import { HOLD_REASONS } from '@longhaul/domain/warehouse/stock-stop.ts'
import { Type } from 'typebox'
import { Moment, nullable, oneOf } from '../fields.ts'

/** Goods on hold by staff, as their shopper sees it: they cannot be packed or leave until released. */
export const StockHold = nullable(Type.Object({ since: Moment, reason: oneOf(HOLD_REASONS) }))
