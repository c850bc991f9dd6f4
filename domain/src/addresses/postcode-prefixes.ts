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
export const prefixesOf = (country: string): readonly string[] =>
  [country, ...(Object.hasOwn(SIGNS, country) ? SIGNS[country]!.split(' ') : [])].toSorted(
    (a, b) => b.length - a.length,
  )
