/*
 * The identifiers of a product that the European Union's customs want on each line since 1 November 2026:
 * the seller's number (M-PID, code C127), the maker's (NS-PID, C128) and the standard one (S-PID, C129), or
 * the statement that there is no standard number (Y081).
 */

/** The longest identifiers that customs accept. */
export const SELLER_ITEM_MAX = 128
export const MAKER_ITEM_MAX = 64
export const MAKER_MAX = 200

/** What a line of the declaration says about its product and its maker. */
export type ProductIds = {
  readonly seller_item?: string
  readonly maker_item?: string
  readonly standard_item?: string
  readonly no_standard_item?: boolean
  readonly maker?: string
}

/** The seller's number of a product: its marketplace and its number there; empty if it was bought nowhere. */
export const sellerItemOf = (platform: string | null, itemId: string | null): string =>
  platform && itemId ? `${platform}-${itemId}`.slice(0, SELLER_ITEM_MAX) : ''

/** Whether a number is a GTIN (EAN, UPC, ISBN of thirteen digits): its check digit is right. */
export function isStandardItem(digits: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(digits)) return false
  const sum = [...digits]
    .toReversed()
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}

/**
 * Whether a line has an identifier of its product, or states that there is none. A statement counts only if a
 * person made it: it is never assumed.
 */
export const hasIdentifier = (line: ProductIds): boolean =>
  [line.seller_item, line.maker_item, line.standard_item].some((id) => (id ?? '') !== '') ||
  line.no_standard_item === true

/** The identifiers of a line as papers print them. */
export const printedIds = (line: ProductIds): string =>
  [
    line.seller_item && `M-PID ${line.seller_item}`,
    line.maker_item && `NS-PID ${line.maker_item}`,
    line.standard_item ? `S-PID ${line.standard_item}` : line.no_standard_item && 'Y081',
  ]
    .filter(Boolean)
    .join(' · ')
