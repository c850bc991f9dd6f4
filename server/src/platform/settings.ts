/** An environment variable: how its text is parsed, and what docs/operating/reference.md says about it. */
export type Setting<T> = {
  name: string
  /** Must be set if any other needed setting of its API is. */
  isNeeded: boolean
  /**
   * Returns the value, or undefined if the text is invalid; `faults` then say why. The text is empty if
   * nothing is set.
   */
  read(text: string, faults: string[]): T | undefined
  /** The default as shown in the documentation; empty if there is none. */
  fallback: string
  meaning: string
}

/** A required key, number or name issued by the provider. */
export const needed = (name: string): Setting<string> => neededAs(name, (text) => text)

/** The same with a parser. `read` is not called for an empty text, which is reported elsewhere. */
export const neededAs = <T>(
  name: string,
  read: (text: string, faults: string[]) => T | undefined,
): Setting<T> => ({
  name,
  isNeeded: true,
  read: (text, faults) => (text === '' ? undefined : read(text, faults)),
  fallback: '',
  meaning: '',
})

/** An optional text. */
export const optional = (name: string, meaning: string): Setting<string> => ({
  name,
  isNeeded: false,
  read: (text) => text,
  fallback: '',
  meaning,
})

/** One of a few words; the first is the default. */
export const choice = <T extends string>(
  name: string,
  words: readonly [T, ...T[]],
  meaning: string,
): Setting<T> => ({
  name,
  isNeeded: false,
  read(text, faults) {
    const word = text === '' ? words[0] : words.find((known) => known === text)
    if (word === undefined) faults.push(`${name} must be ${words.join(' or ')}, not “${text}”`)
    return word
  },
  fallback: `\`${words[0]}\``,
  meaning,
})

/** The address of an API, without a trailing slash. */
export const address = (name: string, fallback: string, meaning = 'a different URL'): Setting<string> => ({
  name,
  isNeeded: false,
  read(text, faults) {
    const url = text || fallback
    if (URL.canParse(url) && /^https?:/.test(url)) return url.replace(/\/+$/, '')
    faults.push(`${name} must be an http(s) URL, not “${url}”`)
    return undefined
  },
  fallback: `\`${fallback}\``,
  meaning,
})

/** A whole number within inclusive bounds. */
export const whole = (
  name: string,
  fallback: number,
  [min, max]: readonly [number, number],
  meaning: string,
): Setting<number> => ({
  name,
  isNeeded: false,
  read(text, faults) {
    const value = text === '' ? fallback : Number(text)
    if (/^\d{0,9}$/.test(text) && value >= min && value <= max) return value
    faults.push(`${name} must be a whole number from ${min} to ${max}, not “${text}”`)
    return undefined
  },
  fallback: String(fallback),
  meaning,
})
