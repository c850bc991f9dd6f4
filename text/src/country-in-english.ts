/** A country's name within an English sentence: some names require an article. */
export const inSentence = (country: string): string =>
  /^(United |Netherlands|Philippines|Maldives|Bahamas|Gambia|Seychelles)|(Islands|Republic)$/.test(country)
    ? `the ${country}`
    : country
