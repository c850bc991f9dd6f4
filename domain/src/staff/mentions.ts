import type { StaffRole } from '../states/table.ts'
import { WORK, WORK_KINDS, type WorkKind, type Worker, worksOn } from './assignments.ts'
import { holdsOneOf } from './rights.ts'
import { whyNotHere } from './workplace.ts'

/** What notes are written about in which colleagues can be named, beside entries of queues. */
const NOTED = {
  shopper: ['support', 'finance'],
  lead: ['support'],
  conversation: ['support', 'buyer'],
  shift_note: ['support', 'buyer', 'warehouse', 'finance'],
} as const satisfies Record<string, readonly StaffRole[]>
export type MentionKind = WorkKind | keyof typeof NOTED
export const MENTION_KINDS = [...WORK_KINDS, ...(Object.keys(NOTED) as (keyof typeof NOTED)[])]

/** How many unseen mentions are listed. */
export const MENTIONS_SHOWN = 50

type Named = { readonly name: string }

/**
 * The colleagues named in a note: `@` and their full name, in any case. Of two names of which one begins the
 * other, the longer one is meant; a name in Latin letters ends where no letter or digit follows.
 */
export function namedIn<Colleague extends Named>(note: string, team: readonly Colleague[]): Colleague[] {
  const longestFirst = team
    .filter(({ name }) => name !== '')
    .toSorted((a, b) => b.name.length - a.name.length)
  const found = new Set<Colleague>()
  for (const { index } of note.matchAll(AT)) {
    const rest = note.slice(index + 1)
    const meant = longestFirst.find(({ name }) => beginsWith(rest, name))?.name
    // Two colleagues may have the same name; both are told.
    for (const one of team) if (meant !== undefined && isSame(one.name, meant)) found.add(one)
  }
  return [...found]
}

/** Not that of an address for mail. */
const AT = /(?<![\p{Script=Latin}\d._-])[@＠]/gu

const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

const beginsWith = (text: string, name: string): boolean =>
  isSame(text.slice(0, name.length), name) &&
  !(LATIN_END.test(name) && LATIN_START.test(text.slice(name.length)))
const LATIN_END = /[\p{Script=Latin}\d]$/u
const LATIN_START = /^[\p{Script=Latin}\d]/u

/**
 * Whether somebody may see what a note is about, and so be named in it. `warehouseId`: where it lies; null:
 * in none.
 */
export const mayBeNamed = (kind: MentionKind, who: Worker, warehouseId: string | null): boolean =>
  kind in WORK
    ? worksOn(kind as WorkKind, who, warehouseId)
    : holdsOneOf(who.roles, NOTED[kind as keyof typeof NOTED]) &&
      (warehouseId === null || whyNotHere(who.warehouseId, warehouseId) === null)
