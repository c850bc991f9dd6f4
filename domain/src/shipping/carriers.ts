import type { Script } from '../languages.ts'
import { foldWords } from '../texts/tidy.ts'

/**
 * A carrier abroad. Everything about it is defined here, except the booking API, which some carriers have in
 * the server's `carriers`.
 */
export type Carrier = {
  readonly id: string
  readonly names: Readonly<Record<Script, string>>
  /** Other names that people use for it in lists. */
  readonly aliases: readonly string[]
  /** Its key at 17TRACK, 0 if 17TRACK must detect the carrier. */
  readonly key17: number
  /** The URL of its own tracking page, with `#` for the number. Empty if it has no public page. */
  readonly page: string
}

const row = <Id extends string>(
  id: Id,
  { names: [latin, chinese], aliases = [], key17 = 0, page = '' }: Row,
): Carrier & { readonly id: Id } => ({ id, names: { latin, chinese }, aliases, key17, page })

type Row = {
  names: readonly [latin: string, chinese: string]
  aliases?: readonly string[]
  key17?: number
  page?: string
}

/**
 * Carriers that lines use, and those that bring their parcels to the door. Keys: 17TRACK's list of carriers.
 * The formats of their numbers are in `number-formats.ts`.
 */
const ROWS = [
  row('ems', {
    names: ['China EMS', '中国邮政速递 EMS'],
    aliases: ['邮政速递'],
    key17: 3013,
    page: 'https://www.ems.com.cn/english',
  }),
  row('china-post', {
    names: ['China Post', '中国邮政'],
    aliases: ['eub', 'epacket'],
    key17: 3011,
  }),
  row('dhl', {
    names: ['DHL Express', 'DHL 国际快递'],
    key17: 100001,
    page: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=#',
  }),
  row('ups', {
    names: ['UPS', 'UPS'],
    key17: 100002,
    page: 'https://www.ups.com/track?tracknum=#',
  }),
  row('fedex', {
    names: ['FedEx', 'FedEx 联邦快递'],
    aliases: ['联邦'],
    key17: 100003,
    page: 'https://www.fedex.com/fedextrack/?trknbr=#',
  }),
  row('yunexpress', {
    names: ['YunExpress', '云途物流'],
    aliases: ['云途'],
    key17: 190008,
    page: 'https://www.yuntrack.com/parcelTracking?id=#',
  }),
  row('4px', {
    names: ['4PX', '递四方'],
    key17: 190094,
    page: 'https://track.4px.com/#/result/0/#',
  }),
  row('usps', {
    names: ['USPS', '美国邮政 USPS'],
    key17: 21051,
    page: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=#',
  }),
  row('royal-mail', {
    names: ['Royal Mail', '英国皇家邮政'],
    key17: 11031,
    page: 'https://www.royalmail.com/track-your-item#/tracking-results/#',
  }),
  row('dhl-parcel', {
    names: ['DHL Parcel Germany', 'DHL 德国包裹'],
    aliases: ['dhl paket', 'deutsche post dhl'],
    page: 'https://www.dhl.de/en/privatkunden/pakete-empfangen/verfolgen.html?piececode=#',
  }),
  row('dhl-ecommerce', {
    names: ['DHL eCommerce', 'DHL 电商物流'],
    page: 'https://webtrack.dhlecs.com/?trackingnumber=#',
  }),
  row('dpd', {
    names: ['DPD', 'DPD'],
    page: 'https://www.dpdgroup.com/nl/mydpd/my-parcels/track?lang=en&parcelNumber=#',
  }),
  row('gls', { names: ['GLS', 'GLS'], page: 'https://gls-group.com/track/#' }),
  row('evri', { names: ['Evri', 'Evri'], aliases: ['hermes'], page: 'https://www.evri.com/track/parcel/#' }),
  row('yodel', { names: ['Yodel', 'Yodel'], page: 'https://www.yodel.co.uk/tracking/#' }),
  row('postnl', { names: ['PostNL', '荷兰邮政 PostNL'], page: 'https://jouw.postnl.nl/track-and-trace/#' }),
  row('la-poste', {
    names: ['La Poste / Colissimo', '法国邮政'],
    aliases: ['colissimo', 'la poste'],
    page: 'https://www.laposte.fr/outils/suivre-vos-envois?code=#',
  }),
  row('canada-post', {
    names: ['Canada Post', '加拿大邮政'],
    page: 'https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor=#',
  }),
  row('purolator', {
    names: ['Purolator', 'Purolator'],
    page: 'https://www.purolator.com/en/shipping/tracker?searchValue=#',
  }),
  row('canpar', {
    names: ['Canpar', 'Canpar'],
    page: 'https://www.canpar.com/en/track/tracking.jsp?locale=en&reference=#',
  }),
  row('amazon', {
    names: ['Amazon', '亚马逊物流'],
    aliases: ['amazon logistics'],
    page: 'https://track.amazon.com/tracking/#',
  }),
  row('ontrac', {
    names: ['OnTrac', 'OnTrac'],
    aliases: ['lasership'],
    page: 'https://www.ontrac.com/tracking/?number=#',
  }),
  row('gofo', {
    names: ['GOFO Express', 'GOFO'],
    page: 'https://www.gofoexpress.com/tracking.html?searchID=#',
  }),
  row('uniuni', { names: ['UniUni', 'UniUni'], page: 'https://www.uniuni.com/tracking/?no=#' }),
  row('landmark', {
    names: ['Landmark Global', 'Landmark Global'],
    page: 'https://track.landmarkglobal.com/?search=#',
  }),
  row('spee-dee', {
    names: ['Spee-Dee Delivery', 'Spee-Dee'],
    page: 'https://www.speedeedelivery.com/track/?tracking=#',
  }),
  row('yanwen', {
    names: ['Yanwen', '燕文物流'],
    aliases: ['燕文'],
    page: 'https://track.yw56.com.cn/en/querydel?nums=#',
  }),
  row('cne', { names: ['CNE Express', '递一国际 CNE'], aliases: ['递一'] }),
  row('post', {
    names: ['Another post office', '其他邮政'],
  }),
  row('other', {
    names: ['Another carrier', '其他承运商'],
  }),
]

export const CARRIERS: readonly Carrier[] = ROWS

export type CarrierId = (typeof ROWS)[number]['id']

/** A carrier by its id. */
export const findCarrier = (id: string): Carrier | undefined => CARRIERS.find((carrier) => carrier.id === id)

/**
 * The carrier that a list entry names by its id, or by a name in either script, in any case. Undefined if
 * unknown.
 */
export function readCarrier(text: string): Carrier | undefined {
  const plain = plainName(text)
  return CARRIERS.find(({ id, names, aliases }) =>
    [id, ...Object.values(names), ...aliases].some((name) => plainName(name) === plain),
  )
}

/**
 * The carrier's own page for a number; null if it has none. The number replaces the last `#` of the address.
 */
export function carrierPage(id: string, number: string): string | null {
  const page = findCarrier(id)?.page
  if (!page) return null
  const at = page.lastIndexOf('#')
  return at < 0 ? page : page.slice(0, at) + encodeURIComponent(number) + page.slice(at + 1)
}

const plainName = (text: string): string => foldWords(text).replaceAll(/[\s._/-]/g, '')
