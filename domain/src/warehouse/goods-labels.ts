import { checkDigit, readableNumber } from '../numbers/check-digit.ts'

/** The most pieces of one thing that can have labels of their own. */
export const LABELLED_PIECES_MAX = 999

/** What a goods label's code says: which thing it is, by its running number, and which of its pieces. */
export type GoodsCode = { readonly goodsNumber: number; readonly piece: number }

/** The number that people read on goods: `G000104215`. */
export const goodsNumberText = (goodsNumber: number): string => readableNumber('G', goodsNumber)

/** The code of one piece's label: `G000104215-2` is the second piece of its thing. */
export const goodsCode = ({ goodsNumber, piece }: GoodsCode): string =>
  `${goodsNumberText(goodsNumber)}-${piece}`

/** Reads the code of a goods label, or null where a text is none. Full-width characters and letters in any case are forgiven. */
export function readGoodsCode(text: string): GoodsCode | null {
  const match = /^G(\d{8,10})(\d)-([1-9]\d{0,2})$/.exec(tidy(text))
  return match && checkDigit(match[1]!) === match[2]
    ? { goodsNumber: Number(match[1]), piece: Number(match[3]) }
    : null
}

/** Reads the number of a thing, from its label's code or as it was typed, or null. */
export function readGoodsNumber(text: string): number | null {
  const match = /^G(\d{8,10})(\d)(?:-[1-9]\d{0,2})?$/.exec(tidy(text))
  return match && checkDigit(match[1]!) === match[2] ? Number(match[1]) : null
}

const tidy = (text: string): string => text.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase()
