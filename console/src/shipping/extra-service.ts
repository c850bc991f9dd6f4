import { readYuan } from '@longhaul/browser/form/typed-money.ts'
import { SERVICE_MAX_FEN } from '@longhaul/domain/limits/money-limits.ts'
import { shippingText } from '@longhaul/text/console/shipping/shipping.ts'
import type { Reply } from '@longhaul/contract/routes.ts'

export type Service = Reply<'GET /staff/extra_services'>['services'][number]

/** A typed price of an extra service in fen; null if it is none, or too high. */
export function servicePriceOf(typed: string): number | null {
  const fen = readYuan(typed)
  return fen !== null && fen <= SERVICE_MAX_FEN ? fen : null
}

export const checkServicePrice = (typed: string): string | null =>
  servicePriceOf(typed) === null ? shippingText.services.priceWrong : null
