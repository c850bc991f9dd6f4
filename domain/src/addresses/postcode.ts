import { tidyUpper } from '../texts/tidy.ts'

/**
 * What is known of a country's postcodes: a regular expression for the whole code, in capitals, and one as it
 * is written there.
 */
export type PostcodeFormat = {
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  /** Empty where no format is known. */
  readonly pattern: string
  readonly example: string
}

/**
 * A postcode as its country writes it. `known`: whether it is one of the country's format, not just of the
 * same shape.
 */
export type ReadPostcode = { readonly postcode: string; readonly known: boolean }

/**
 * Reads a postcode as people type it: in any case, with or without blanks and hyphens, with the country's
 * code in front (`LV 1050`, `A-6020`, `SE-111 22`), with digits of any script. Null if it cannot be one
 * there. A code of the right letters and digits that the format does not list is read too: post offices open
 * new areas before tables know of them.
 */
export function readPostcode(
  typed: string,
  { country, pattern, example }: PostcodeFormat,
): ReadPostcode | null {
  const text = tidyPostcode(typed)
  if (!/^[A-Z0-9][A-Z0-9 -]{0,15}$/.test(text) || !/\d/.test(text)) return null
  if (pattern === '') return text.length <= POSTCODE_MAX ? { postcode: text, known: true } : null
  for (const shape of [pattern, shapeOf(pattern)]) {
    const postcode = written(text, country, new RegExp(`^(?:${shape})$`), example)
    if (postcode !== undefined) return { postcode, known: shape === pattern }
  }
  return null
}

/** The longest postcode as it is stored, in characters. */
export const POSTCODE_MAX = 12

/** A postcode in capitals and ASCII, without the sign or the word that some countries write before it. */
export const tidyPostcode = (text: string): string =>
  tidyUpper(text)
    .replace(
      /^(?:[〒〶]|(?:POSTAL CODE|POSTCODE|ZIP CODE|ZIP|PLZ|CEP|CAP|PIN|PSČ|邮编|郵便番号|郵遞區號)\s?[:.]?)\s?(?=.*\d)/,
      '',
    )
    .replaceAll(/[./·,_]/g, ' ')
    .replaceAll(/\s*-\s*/g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim()

/**
 * The text as the country writes it, with or without its prefix; undefined if it does not have this shape.
 */
function written(text: string, country: string, shape: RegExp, example: string): string | undefined {
  const bare = text.replaceAll(/[ -]/g, '')
  const without = prefixesOf(country)
    .filter((prefix) => bare.startsWith(prefix))
    .map((prefix) => bare.slice(prefix.length))
  // Codes of some countries begin with the letters of the country, which people leave out.
  const whole = example.startsWith(country) ? [country + bare] : []
  return [bare, ...without, ...whole]
    .map((code) => separated(code, shape, example))
    .find((code) => code !== undefined)
}

/**
 * A bare code with the separator of the country's example where the shape has one; else, if it fits only so,
 * without or with another.
 */
function separated(bare: string, shape: RegExp, example: string): string | undefined {
  const own = /[ -]/.exec(example)?.[0]
  const marks = [...new Set([own ?? '', '', '-', ' '])]
  return marks
    .flatMap((mark) =>
      mark === ''
        ? [bare]
        : [...bare].slice(1).map((_, at) => bare.slice(0, at + 1) + mark + bare.slice(at + 1)),
    )
    .find((code) => shape.test(code))
}

/**
 * A pattern in which each letter and each digit may be any other, so that it tells only how many there are,
 * and where.
 */
function shapeOf(pattern: string): string {
  return pattern.replaceAll(/\(\?:|\\.|\[[^\]]*\]|\{[^}]*\}|[A-Z]|\d/g, (part) => {
    if (part === '(?:' || part.startsWith('{') || part === '\\-') return part
    if (part === '\\d' || /^\d$/.test(part)) return '\\d'
    if (/^[A-Z]$/.test(part)) return '[A-Z]'
    const [letters, digits] = [/[A-Z]/.test(part), /\d/.test(part)]
    return letters && digits ? '[A-Z\\d]' : letters ? '[A-Z]' : digits ? '\\d' : part
  })
}

/**
 * The sign of a country that people write before its postcodes, in the European manner (`D-10115`), where it
 * is not its ISO code: the distinguishing signs of vehicles in international traffic, old and new, and the
 * IOC's where they are seen.
 */
const SIGNS: Readonly<Record<string, string>> = {
  AE: 'UAE', AF: 'AFG', AT: 'A', AU: 'AUS', AX: 'FIN FI', BA: 'BIH', BB: 'BDS', BD: 'BGD', BE: 'B', BN: 'BRU', BY: 'BLR',
  BW: 'BOT', CA: 'CDN', CN: 'CHN', CR: 'CRC', CU: 'C', CV: 'CVE', CZ: 'CSFR CS', DE: 'D', DO: 'DOM', EE: 'EST', EG: 'ET', ES: 'E',
  ET: 'ETH', FI: 'FIN SF', FO: 'FR DK', FR: 'F', GB: 'UK GBR', GE: 'GEO', GF: 'F FR', GG: 'GBG GB', GL: 'DK KN', GP: 'F FR',
  GT: 'GCA', HR: 'CRO', HT: 'RH', HU: 'H', ID: 'RI INA', IE: 'IRL', IM: 'GBM GB', IN: 'IND', IQ: 'IRQ', IT: 'I', JE: 'GBJ GB', JO: 'HKJ',
  JP: 'J JPN', KE: 'EAK', KG: 'KGZ KS', KH: 'K KHM', KR: 'ROK KOR', KW: 'KWT', KZ: 'KAZ', LA: 'LAO', LB: 'RL', LI: 'FL', LK: 'CL', LT: 'LTU',
  LU: 'L', LV: 'LVA', MA: 'MA', MC: 'F', MF: 'F FR', MK: 'NMK', MM: 'MYA BUR', MN: 'MGL', MQ: 'F FR', MT: 'M', MU: 'MUS', MX: 'MEX',
  MY: 'MAL', NC: 'F FR', NE: 'RN', NG: 'WAN', NI: 'NIC', NL: 'NLD', NO: 'N', NP: 'NEP', PE: 'PER', PF: 'F FR', PH: 'RP', PK: 'PAK', PL: 'POL',
  PM: 'F FR', PR: 'US USA', PT: 'P', PY: 'PAR', RE: 'F FR', RO: 'ROU', RS: 'SRB', RU: 'RUS', SA: 'KSA', SE: 'S', SG: 'SGP',
  SI: 'SLO', SJ: 'N NO', SK: 'SQ', SM: 'RSM I IT', SN: 'SEN', SV: 'ES', TH: 'T THA', TJ: 'TJK', TM: 'TMN', TN: 'TUN', TR: 'TUR',
  TW: 'RC TWN', TZ: 'EAT', UA: 'UKR', US: 'USA', UY: 'ROU', UZ: 'UZB', VA: 'V I IT', VE: 'YV', VN: 'VNM', WF: 'F FR', XK: 'RKS KS', YT: 'F FR',
  ZA: 'RSA', ZM: 'RNR',
} // prettier-ignore

/** What may stand before a postcode of a country, longest first. */
const prefixesOf = (country: string): readonly string[] =>
  [country, ...(Object.hasOwn(SIGNS, country) ? SIGNS[country]!.split(' ') : [])].toSorted(
    (a, b) => b.length - a.length,
  )
