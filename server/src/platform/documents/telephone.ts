/**
 * A telephone number as we store it, `+49 30 901820`, or null if it is impossible: too many or too few digits for its country. Without a country code it
 * is taken as a number in `country`; with one it may be from anywhere. Any number of the right length is accepted, whether or not it is in use (decision
 * 0015).
 */
export async function readTelephone(text: string, country?: string): Promise<string | null> {
  const { isSupportedCountry, parsePhoneNumberFromString } = await import('libphonenumber-js/min')
  const found = parsePhoneNumberFromString(text.replace(/^00/, '+'), {
    ...(country && isSupportedCountry(country) ? { defaultCountry: country } : {}),
    extract: false,
  })
  return found?.isPossible() ? found.formatInternational() : null
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
