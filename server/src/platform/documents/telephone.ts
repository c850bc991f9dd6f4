import { splitPhone, tidyPhone } from '@longhaul/domain/addresses/phone.ts'

/**
 * A telephone number as we store it, `+49 30 901820` or `+1 212 555 0134 ext. 22`, or null if nobody can call
 * it: too few digits for its country, or no country has its code. Without a country code it is taken as a
 * number in `country`; with one it may be from anywhere. Whether it is in use is not asked. One digit too
 * many for its country is kept (decision 0144): a parcel arrives without the call.
 */
export async function readTelephone(text: string, country?: string): Promise<string | null> {
  const { isSupportedCountry, parsePhoneNumberFromString } = await import('libphonenumber-js/min')
  const { number, extension } = splitPhone(tidyPhone(text))
  const where = {
    ...(country && isSupportedCountry(country) ? { defaultCountry: country } : {}),
    extract: false,
  }
  const found = parsePhoneNumberFromString(number, where)
  const shorter = parsePhoneNumberFromString(number.slice(0, -1), where)
  if (!found || !(found.isPossible() || shorter?.isPossible())) return null
  return found.formatInternational() + (extension && ` ext. ${extension}`)
}

/** An example number of a country, for a placeholder: `+49 1512 3456789`; empty if the country has none. */
export async function exampleTelephone(country: string): Promise<string> {
  let known = KNOWN.get(country)
  if (known === undefined) {
    const { getExampleNumber, isSupportedCountry } = await import('libphonenumber-js/min')
    const { default: examples } = await import('libphonenumber-js/mobile/examples')
    const example = isSupportedCountry(country) ? getExampleNumber(country, examples) : undefined
    known = example?.formatInternational() ?? ''
    KNOWN.set(country, known)
  }
  return known
}

const KNOWN = new Map<string, string>()
