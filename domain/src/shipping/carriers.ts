import type { Script } from '../languages.ts'

/** A carrier abroad. Everything about it is defined here, except the booking API, which some carriers have in the server's `carriers`. */
export type Carrier = {
  readonly id: string
  readonly names: Readonly<Record<Script, string>>
  /** Other names that people use for it in lists. */
  readonly aliases: readonly string[]
  /** Its key at 17TRACK, 0 if 17TRACK must detect the carrier. */
  readonly key17: number
  /** The URL of its own tracking page, with `#` for the number. Empty if it has no public page. */
  readonly page: string
  readonly usual: RegExp
}

const S10 = /^[A-Z]{2}\d{9}[A-Z]{2}$/

const row = <Id extends string>(
  id: Id,
  { names: [latin, chinese], aliases = [], key17, usual, page = '' }: Row,
): Carrier & { readonly id: Id } => ({ id, names: { latin, chinese }, aliases, key17, usual, page })

type Row = {
  names: readonly [latin: string, chinese: string]
  aliases?: readonly string[]
  key17: number
  usual: RegExp
  page?: string
}

/**
 * Carriers that the lines of the rate card use. Keys: 17TRACK's list of carriers; number formats: the carriers' own pages and the UPU's S10. An
 * unusual number is never a reason to refuse it: carriers open new ranges.
 */
const ROWS = [
  row('ems', {
    names: ['China EMS', '中国邮政速递 EMS'],
    aliases: ['邮政速递'],
    key17: 3013,
    usual: /^E[A-Z]\d{9}CN$/,
    page: 'https://www.ems.com.cn/english',
  }),
  row('china-post', {
    names: ['China Post', '中国邮政'],
    aliases: ['eub', 'epacket'],
    key17: 3011,
    usual: /^[RLCUV][A-Z]\d{9}CN$/,
  }),
  row('dhl', {
    names: ['DHL Express', 'DHL 国际快递'],
    key17: 100001,
    usual: /^(\d{10}|JJD\d{16,18})$/,
    page: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=#',
  }),
  row('ups', {
    names: ['UPS', 'UPS'],
    key17: 100002,
    usual: /^1Z[0-9A-Z]{16}$/,
    page: 'https://www.ups.com/track?tracknum=#',
  }),
  row('fedex', {
    names: ['FedEx', 'FedEx 联邦快递'],
    aliases: ['联邦'],
    key17: 100003,
    usual: /^(\d{12}|\d{15}|\d{20})$/,
    page: 'https://www.fedex.com/fedextrack/?trknbr=#',
  }),
  row('yunexpress', {
    names: ['YunExpress', '云途物流'],
    aliases: ['云途'],
    key17: 190008,
    usual: /^YT\d{16}$/,
    page: 'https://www.yuntrack.com/parcelTracking?id=#',
  }),
  row('4px', {
    names: ['4PX', '递四方'],
    key17: 190094,
    usual: /^4PX[0-9A-Z]{10,16}$/,
    page: 'https://track.4px.com/#/result/0/#',
  }),
  row('usps', {
    names: ['USPS', '美国邮政 USPS'],
    key17: 21051,
    usual: /^(9\d{19,25}|[A-Z]{2}\d{9}US)$/,
    page: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=#',
  }),
  row('royal-mail', {
    names: ['Royal Mail', '英国皇家邮政'],
    key17: 11031,
    usual: /^[A-Z]{2}\d{9}GB$/,
    page: 'https://www.royalmail.com/track-your-item#/tracking-results/#',
  }),
  row('post', {
    names: ['Another post office', '其他邮政'],
    key17: 0,
    usual: S10,
  }),
  row('other', {
    names: ['Another carrier', '其他承运商'],
    key17: 0,
    usual: /^$/,
  }),
]

export const CARRIERS: readonly Carrier[] = ROWS

export type CarrierId = (typeof ROWS)[number]['id']

/** A carrier by its id. */
export const findCarrier = (id: string): Carrier | undefined => CARRIERS.find((carrier) => carrier.id === id)

/** The carrier whose usual numbers have the format of this normalised one, or undefined. */
export const guessCarrier = (number: string): Carrier | undefined =>
  CARRIERS.find((carrier) => carrier.usual.test(number))

/** The carrier that a list entry names by its id, or by a name in either script, in any case. Undefined if unknown. */
export function readCarrier(text: string): Carrier | undefined {
  const plain = plainName(text)
  return CARRIERS.find(({ id, names, aliases }) =>
    [id, ...Object.values(names), ...aliases].some((name) => plainName(name) === plain),
  )
}

/** The carrier's own page for a number; null if it has none. The number replaces the last `#` of the address. */
export function carrierPage(id: string, number: string): string | null {
  const page = findCarrier(id)?.page
  if (!page) return null
  const at = page.lastIndexOf('#')
  return at < 0 ? page : page.slice(0, at) + encodeURIComponent(number) + page.slice(at + 1)
}

const plainName = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s._-]/g, '')
