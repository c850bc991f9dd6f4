/** A cell of a sheet: what it shows, and the address that it links to if that is not shown. */
export type Cell = {
  text: string
  link?: string
  /** Whether a merged cell was repeated here: its words hold for this row too, its number does not. */
  isCopy?: true
}

/** One row of a sheet that names something to buy, as written there. Empty text where it says nothing. */
export type SheetRow = {
  /** Its place in the sheet or text, from 1. */
  line: number
  /** The heading above it. */
  section: string
  /** The address of its goods, clean or as pasted; empty if the row has none. */
  url: string
  name: string
  option: string
  size: string
  /** Pieces, from 1. Null where the row leaves a doubt, which `quantityText` shows. */
  quantity: number | null
  quantityText: string
  /** With the currency of the cell or of the column's heading, if either names one. */
  price: string
  note: string
  /** Whom it is for, in a sheet that several people fill in. */
  person: string
  /** The address of a picture. */
  picture: string
  /** Words beside the link that no column explains. They propose nothing but an offered option. */
  words: string
}

/** The goods of a sheet or text. */
export type SheetReading = {
  rows: readonly SheetRow[]
  /** Whether it has more of them than are read. */
  isCut: boolean
}

export const shownIn = (cell: Cell | undefined): string => cell?.text.trim() ?? ''
export const isFilled = (cell: Cell): boolean => shownIn(cell) !== '' || cell.link !== undefined
