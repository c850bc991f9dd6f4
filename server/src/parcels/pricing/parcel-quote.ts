import type { Quoted } from '../../platform/quotes.ts'

/** What a quote for a package is about: its goods, address and line, and what was chosen besides. */
export const parcelQuote = (
  shopperId: string,
  wish: {
    ids: readonly string[]
    addressId: string
    lineId: string
    serviceIds: readonly string[]
    insuredFen: number
    payWay: string | undefined
  },
): Quoted => ({
  of: 'parcel',
  shopperId,
  lines: [
    [...new Set(wish.ids)].toSorted(),
    wish.addressId,
    wish.lineId,
    [...new Set(wish.serviceIds)].toSorted(),
    wish.insuredFen,
    wish.payWay ?? 'estimate',
  ],
})
