import type { Source } from './platform/env.ts'

/**
 * How many letters two words must share at their beginning to be forms of one word: `TRUSTED_PROXY` and
 * `TRUSTED_PROXIES`.
 */
const STEM = 4

/** So many letters or fewer are so short that most words are near them: only two swapped letters count. */
const SHORT = 4

/**
 * A fault for each variable whose name nearly is a setting's, with that name: nothing else reads it, so its
 * value would be ignored without a word. The environment belongs to others as well, so any other name is
 * theirs. `known` are the names of all settings.
 */
export function misspeltNames(source: Source, known: readonly string[]): string[] {
  const settings = new Set(known.flatMap((name) => [name, fileName(name)]))
  return Object.entries(source).flatMap(([name, value]) => {
    if (settings.has(name) || name === CRONS_OWN || !value?.trim() || isOfLinks(name, value)) return []
    const [stem, end] = name.endsWith(FILE) ? [name.slice(0, -FILE.length), FILE] : [name, '']
    const near = known.find((setting) => isNear(stem.toUpperCase(), setting))
    return near ? [`${name} is not a setting: did you mean ${near}${end}?`] : []
  })
}

/** The sender of cron's mails, which is in the environment of every job. */
const CRONS_OWN = 'MAILFROM'

/** The variable that names the file with a setting's value. */
export const fileName = (name: string): string => `${name}${FILE}`
const FILE = '_FILE'

/**
 * The variables with which Kubernetes and Docker announce other services:
 * `DATABASE_PORT=tcp://10.0.0.7:5432`, `SHOP_SERVICE_HOST`.
 */
const isOfLinks = (name: string, value: string): boolean =>
  /^(tcp|udp|sctp):\/\//.test(value) || /_SERVICE_(HOST|PORT)(_|$)|_PORT_\d+_(TCP|UDP|SCTP)(_|$)/.test(name)

function isNear(name: string, setting: string): boolean {
  if (setting.length <= SHORT) return name.length === setting.length && isOneSlip(name, setting)
  if (isOneSlip(name.replaceAll('_', ''), setting.replaceAll('_', ''))) return true
  const [words, others] = [name.split('_'), setting.split('_')]
  return words.length === others.length && words.every((word, at) => isFormOf(word, others[at] ?? ''))
}

const isFormOf = (word: string, other: string): boolean =>
  word === other ||
  (word.slice(0, STEM) === other.slice(0, STEM) && word.length > STEM && other.length > STEM)

/**
 * Whether two texts are equal but for one letter too many, too few, wrong, or swapped with its neighbour; in
 * short texts only the last.
 */
function isOneSlip(one: string, other: string): boolean {
  if (one === other) return true
  let at = 0
  while (one[at] === other[at]) at++
  const [rest, otherRest] = [one.slice(at), other.slice(at)]
  if (rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2))
    return true
  if (other.length <= SHORT) return false
  return [rest, rest.slice(1)].some((left) => [otherRest, otherRest.slice(1)].includes(left))
}
