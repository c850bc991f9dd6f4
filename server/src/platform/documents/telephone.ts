import { type CountryCode, getExampleNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import examples from 'libphonenumber-js/mobile/examples'

/**
 * A telephone number as it is kept, `+49 30 901820`, or null if it is impossible: too many or too few digits for its country. Without a
 * country code it is a number of `country`; with one it may be anywhere. What has the right length is taken, whether or not it is
 * in use (decision 0015).
 */
export function readTelephone(text: string, country?: string): string | null {
  const found = parsePhoneNumberFromString(text.replace(/^00/, '+'), {
    ...(country ? { defaultCountry: country as CountryCode } : {}),
    extract: false,
  })
  return found?.isPossible() ? found.formatInternational() : null
}

/** An example number of a country, as a placeholder: `+49 1512 3456789`; empty where a country has none. */
export function exampleTelephone(country: string): string {
  let known = KNOWN.get(country)
  if (known === undefined) {
    known = getExampleNumber(country as CountryCode, examples)?.formatInternational() ?? ''
    KNOWN.set(country, known)
  }
  return known
}

const KNOWN = new Map<string, string>()
