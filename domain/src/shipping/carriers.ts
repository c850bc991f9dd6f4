import type { Script } from '../languages.ts'

/** A carrier abroad: its names, its key with 17TRACK (0 where that must find it out), its page for a number, its usual numbers. */
export type Carrier = {
  readonly id: string
  readonly names: Readonly<Record<Script, string>>
  readonly key17: number
  /** The address of its own tracking page; the number takes the place of `#`. Empty where it has none for the public. */
  readonly page: string
  readonly usual: RegExp
}

const S10 = /^[A-Z]{2}\d{9}[A-Z]{2}$/

const carrier = (
  id: string,
  [latin, chinese]: readonly [latin: string, chinese: string],
  key17: number,
  usual: RegExp,
  page = '',
): Carrier => ({ id, names: { latin, chinese }, key17, usual, page })

/**
 * Carriers that the lines of the rate card use. Keys: 17TRACK's list of carriers; shapes: the carriers' own pages and the UPU's S10. An unusual
 * number is never a reason to refuse: carriers open new ranges.
 */
export const CARRIERS: readonly Carrier[] = [
  carrier(
    'ems',
    ['China EMS', '中国邮政速递 EMS'],
    3013,
    /^E[A-Z]\d{9}CN$/,
    'https://www.ems.com.cn/english',
  ),
  carrier('china-post', ['China Post', '中国邮政'], 3011, /^[RLCUV][A-Z]\d{9}CN$/),
  carrier(
    'dhl',
    ['DHL Express', 'DHL 国际快递'],
    100001,
    /^(\d{10}|JJD\d{16,18})$/,
    'https://www.dhl.com/global-en/home/tracking.html?tracking-id=#',
  ),
  carrier('ups', ['UPS', 'UPS'], 100002, /^1Z[0-9A-Z]{16}$/, 'https://www.ups.com/track?tracknum=#'),
  carrier(
    'fedex',
    ['FedEx', 'FedEx 联邦快递'],
    100003,
    /^(\d{12}|\d{15}|\d{20})$/,
    'https://www.fedex.com/fedextrack/?trknbr=#',
  ),
  carrier(
    'yunexpress',
    ['YunExpress', '云途物流'],
    190008,
    /^YT\d{16}$/,
    'https://www.yuntrack.com/parcelTracking?id=#',
  ),
  carrier('4px', ['4PX', '递四方'], 190094, /^4PX[0-9A-Z]{10,16}$/, 'https://track.4px.com/#/result/0/#'),
  carrier(
    'usps',
    ['USPS', '美国邮政 USPS'],
    21051,
    /^(9\d{19,25}|[A-Z]{2}\d{9}US)$/,
    'https://tools.usps.com/go/TrackConfirmAction?tLabels=#',
  ),
  carrier(
    'royal-mail',
    ['Royal Mail', '英国皇家邮政'],
    11031,
    /^[A-Z]{2}\d{9}GB$/,
    'https://www.royalmail.com/track-your-item#/tracking-results/#',
  ),
  carrier('post', ['Another post office', '其他邮政'], 0, S10),
  carrier('other', ['Another carrier', '其他承运商'], 0, /^$/),
]

/** A carrier by its id. */
export const findCarrier = (id: string): Carrier | undefined => CARRIERS.find((carrier) => carrier.id === id)

/** The carrier whose usual numbers look like this normalised one, or nothing. */
export const guessCarrier = (number: string): Carrier | undefined =>
  CARRIERS.find((carrier) => carrier.usual.test(number))

/** A carrier by what people write into a list: its id, or a name of it in either script, in any case. Nothing where it is not known. */
export function readCarrier(text: string): Carrier | undefined {
  const plain = plainName(text)
  return (
    CARRIERS.find((carrier) =>
      [carrier.id, ...Object.values(carrier.names)].some((name) => plainName(name) === plain),
    ) ?? ALIASES.get(plain)
  )
}

/** The carrier's own page for a number; null where it has none. The last `#` of the address is the number's place. */
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

const ALIASES = new Map(
  (
    [
      ['ems', 'ems'],
      ['邮政速递', 'ems'],
      ['eub', 'china-post'],
      ['epacket', 'china-post'],
      ['dhlexpress', 'dhl'],
      ['联邦', 'fedex'],
      ['云途', 'yunexpress'],
      ['递四方', '4px'],
    ] as const
  ).map(([name, id]) => [name as string, CARRIERS.find((carrier) => carrier.id === id)!]),
)
