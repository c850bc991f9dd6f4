/*
 * What a shopper began and did not send, for the desk to offer again: the last order form and the last package. It stays on this device, in the
 * browser's storage, until it is sent or discarded; a log-out takes it away, and nobody else who logs in here is shown it.
 */

/** `goods`: an order form that was filled in. `parcel`: a package that was put together. */
export type UnfinishedKind = 'goods' | 'parcel'

export type Unfinished = {
  /** Which one it is: the pasted text, or the things of the package. */
  readonly of: string
  /** Where it goes on. */
  readonly address: string
  /** What it is called; empty where the number of things has to do. */
  readonly title: string
  readonly image: string | null
  readonly count: number
  /** What was filled in, as the form of its kind keeps it. */
  readonly values: object | null
  /** When it was last touched, in milliseconds. */
  readonly at: number
}

const DAY_MS = 86_400_000
/** It is offered for a week. */
const KEPT_MS = 7 * DAY_MS
/** The person who is logged in, as browser/src/session/tab-owner.ts marks it. */
const OWNER = 'shopper-here'

/** Keeps it in place of the one before. */
export function keepUnfinished(kind: UnfinishedKind, entry: Omit<Unfinished, 'at'>): void {
  withStorage((storage) => {
    const owner = storage.getItem(OWNER)
    if (owner) storage.setItem(keyOf(kind), JSON.stringify({ ...entry, owner, at: Date.now() }))
  })
}

/** What is kept for who is logged in, if it is not too old. */
export function readUnfinished(kind: UnfinishedKind): Unfinished | undefined {
  return withStorage((storage) => {
    const kept: unknown = JSON.parse(storage.getItem(keyOf(kind)) ?? 'null')
    if (!isKept(kept) || kept.owner !== storage.getItem(OWNER)) return undefined
    const age = Date.now() - kept.at
    if (age >= KEPT_MS) return undefined
    // The address of a picture is signed, and good for a day at least.
    return { ...kept, image: age < DAY_MS ? kept.image : null }
  })
}

/** It was sent, or is not wanted any more. `of` names it where only that one is meant. */
export function dropUnfinished(kind: UnfinishedKind, of?: string): void {
  if (of !== undefined && readUnfinished(kind)?.of !== of) return
  withStorage((storage) => storage.removeItem(keyOf(kind)))
}

const isKept = (kept: unknown): kept is Unfinished & { owner: string } =>
  typeof kept === 'object' && kept !== null && 'owner' in kept && 'at' in kept && typeof kept.at === 'number'

/** A browser may refuse its storage, or hold what another version wrote: then nothing is kept. */
function withStorage<T>(act: (storage: Storage) => T): T | undefined {
  try {
    return act(localStorage)
  } catch {
    return undefined
  }
}

/** A log-out takes it away by the same name (session.ts). */
const keyOf = (kind: UnfinishedKind): string => `unfinished:${kind}`
