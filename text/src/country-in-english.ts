/** A country as English says it inside a sentence: some names want an article. */
export const inSentence = (country: string): string =>
  /^(United |Netherlands|Philippines|Maldives|Bahamas|Gambia|Seychelles)|(Islands|Republic)$/.test(country)
    ? `the ${country}`
    : country
