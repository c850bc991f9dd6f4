import { tidyUpper } from '../texts/tidy.ts'
import { checkDigit, readableNumber } from '../numbers/check-digit.ts'

/** The maximum number of pieces of one stock item that can have their own labels. */
export const LABELLED_PIECES_MAX = 999

/** The contents of a goods label's code: the goods number, and the number of the piece. */
export type GoodsCode = { readonly goodsNumber: number; readonly piece: number }

/** The goods number as people read it: `G000104215`. */
export const goodsNumberText = (goodsNumber: number): string => readableNumber('G', goodsNumber)

/** The code on the label of one piece: `G000104215-2` is the second piece of its stock item. */
export const goodsCode = ({ goodsNumber, piece }: GoodsCode): string =>
  `${goodsNumberText(goodsNumber)}-${piece}`

/**
 * Parses the code of a goods label; null if a text is not one. Accepts full-width characters and letters in
 * any case.
 */
export function readGoodsCode(text: string): GoodsCode | null {
  const match = /^G(\d{8,10})(\d)-([1-9]\d{0,2})$/.exec(tidy(text))
  return match && checkDigit(match[1]!) === match[2]
    ? { goodsNumber: Number(match[1]), piece: Number(match[3]) }
    : null
}

/** Parses a goods number, from a label's code or as typed; null if it is not one. */
export function readGoodsNumber(text: string): number | null {
  const match = /^G(\d{8,10})(\d)(?:-[1-9]\d{0,2})?$/.exec(tidy(text))
  return match && checkDigit(match[1]!) === match[2] ? Number(match[1]) : null
}

const tidy = (text: string): string => tidyUpper(text).replaceAll(' ', '')
