import type { StaffRole } from '../states/table.ts'
import { WORK, WORK_KINDS, type Worker, worksWith } from './assignments.ts'

const NOTED_KINDS = ['shopper', 'lead', 'conversation', 'shift_note'] as const
export const MENTION_KINDS = [...WORK_KINDS, ...NOTED_KINDS] as const
export type MentionKind = (typeof MENTION_KINDS)[number]

/** What notes in which colleagues can be named are about, with the roles that see it. */
const SEEN_BY: Readonly<Record<MentionKind, { roles: readonly StaffRole[]; here: boolean }>> = {
  ...WORK,
  shopper: { roles: ['support', 'finance'], here: true },
  lead: { roles: ['support'], here: true },
  conversation: { roles: ['support', 'buyer'], here: true },
  shift_note: { roles: ['support', 'buyer', 'warehouse', 'finance'], here: true },
}

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
  worksWith(SEEN_BY[kind], who, warehouseId)
