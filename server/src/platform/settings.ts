/** One setting of the environment: how its text is read, and what the operator reads of it in docs/operating.md. */
export type Setting<T> = {
  name: string
  /** Has to be given as soon as another setting of its API is. */
  isNeeded: boolean
  /** The value, or undefined where the text cannot be used; `faults` then say why. Empty where nothing is set. */
  read(text: string, faults: string[]): T | undefined
  /** What it is without a text, as it is documented; empty where it has none. */
  fallback: string
  meaning: string
}

/** A key, a number or a name that its provider gave. */
export const needed = (name: string): Setting<string> => neededAs(name, (text) => text)

/** The same, read as something else than a text. Is not asked about an empty text, which is a fault already. */
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

/** A text that may be left out. */
export const optional = (name: string, meaning: string): Setting<string> => ({
  name,
  isNeeded: false,
  read: (text) => text,
  fallback: '',
  meaning,
})

/** One of a few words, the first where nothing is set. */
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

/** The address of an API, without a slash at its end. */
export const address = (name: string, fallback: string, meaning = 'another address'): Setting<string> => ({
  name,
  isNeeded: false,
  read(text, faults) {
    const url = text || fallback
    if (URL.canParse(url) && /^https?:/.test(url)) return url.replace(/\/+$/, '')
    faults.push(`${name} must be an http(s) address, not “${url}”`)
    return undefined
  },
  fallback: `\`${fallback}\``,
  meaning,
})

/** A whole number within bounds, both included. */
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
