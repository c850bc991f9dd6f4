import type { Seen } from '../photos/captions.en.ts'

/** The names of goods: the seller's, and the one in Latin letters. */
export type NamedGoods = { title: string; title_latin?: string }

/** The data of a notice: each kind uses some of these fields. Amounts in fen, dates in ISO format. */
export type NoticeArgs = {
  number?: string
  title?: string
  /** The title in Latin letters, for languages in Latin script. */
  title_latin?: string
  /** The goods of an order or a package, the first few of them, and the number of all. */
  goods?: readonly NamedGoods[]
  goods_count?: number
  amount_fen?: number
  /** The price of watched goods: what the shopper knew, and what it is now. */
  was_fen?: number
  now_fen?: number
  /** What is given back if the shopper declines or does not answer. */
  back_fen?: number
  /** The remaining debt. */
  owed_fen?: number
  rate?: string
  reason?: string
  tracking_number?: string
  date?: string
  count?: number
  /** The number of other items to which the notice also applies. */
  more?: number
  note?: string
  line?: string
  email?: string
  /** The IP address from which the login came. */
  address?: string
  device?: string
  /** The estimated and the actual cost of goods to the door. */
  expected?: { low_fen: number; high_fen: number; was_fen: number }
  /** When a shipped package is expected at the door. */
  arrival?: { from: string; until: string }
  /** The extra payment that is due. */
  supplement_id?: string
  /** What the photos show that the reader can view. */
  photos?: readonly Seen[]
}

/** The formatters that a sentence may use, in its own language. */
export type NoticeFormat = {
  money(fen: number): string
  date(iso: string): string
  dateTime(iso: string): string
  /** A day with its day of the week, without the year. */
  weekday(iso: string): string
  /** The last day of free storage: a day at the warehouse, wherever the reader is. */
  shelfDay(iso: string): string
}

export type Words = (args: NoticeArgs, format: NoticeFormat) => string

/** A notice: the texts of which its title, its entry in the inbox and its e-mail are composed. */
export type Notice = {
  /**
   * What happened. The heading of the e-mail; in the title it follows the name of the goods, therefore it is
   * short and may begin in lower case.
   */
  said: Words
  body: Words
  /** By when the shopper has to do what. */
  by?: Words
  /** What happens if the shopper does nothing by then. */
  silence?: Words
  /** The name of the amount, for its row in the e-mail. */
  sum?: string
  /** The title in the data is not a name of goods, so the notice's title does not begin with it. */
  notGoods?: true
}
