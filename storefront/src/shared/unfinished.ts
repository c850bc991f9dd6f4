/*
 * Work that a shopper began and did not send, for the desk to offer again: the last order form and the last
 * package. It stays on this device, in the browser's storage, until it is sent or discarded. Logging out
 * deletes it, and no other user who logs in here sees it.
 */

/** `goods`: an order form that was filled in. `parcel`: a package that was put together. */
export type UnfinishedKind = 'goods' | 'parcel'

export type Unfinished = {
  /** Identifies the draft: the pasted text, or the items of the package. */
  readonly of: string
  /** The address at which to continue. */
  readonly address: string
  /** Its name; empty where only the number of items is shown. */
  readonly title: string
  readonly image: string | null
  readonly count: number
  /** The input, in the format of the form of its kind. */
  readonly values: object | null
  /** When it was last changed, in milliseconds. */
  readonly at: number
}

const DAY_MS = 86_400_000
/** A draft is offered for a week. */
const KEPT_MS = 7 * DAY_MS
/** The key of the logged-in user, set by browser/src/session/tab-owner.ts. */
const OWNER = 'shopper-here'

/** Stores a draft in place of the previous one of its kind. */
export function keepUnfinished(kind: UnfinishedKind, entry: Omit<Unfinished, 'at'>): void {
  withStorage((storage) => {
    const owner = storage.getItem(OWNER)
    if (owner) storage.setItem(keyOf(kind), JSON.stringify({ ...entry, owner, at: Date.now() }))
  })
}

/** The draft of the logged-in user, unless it is too old. */
export function readUnfinished(kind: UnfinishedKind): Unfinished | undefined {
  return withStorage((storage) => {
    const kept: unknown = JSON.parse(storage.getItem(keyOf(kind)) ?? 'null')
    if (!isKept(kept) || kept.owner !== storage.getItem(OWNER)) return undefined
    const age = Date.now() - kept.at
    if (age >= KEPT_MS) return undefined
    // The picture's address is signed and valid for at least a day.
    return { ...kept, image: age < DAY_MS ? kept.image : null }
  })
}

/** Discards a draft that was sent or is no longer wanted. With `of`, only if it is that draft. */
export function dropUnfinished(kind: UnfinishedKind, of?: string): void {
  if (of !== undefined && readUnfinished(kind)?.of !== of) return
  withStorage((storage) => storage.removeItem(keyOf(kind)))
}

const isKept = (kept: unknown): kept is Unfinished & { owner: string } =>
  typeof kept === 'object' && kept !== null && 'owner' in kept && 'at' in kept && typeof kept.at === 'number'

/** A browser may refuse storage, or hold data of another version: then there is no draft. */
function withStorage<T>(act: (storage: Storage) => T): T | undefined {
  try {
    return act(localStorage)
  } catch {
    return undefined
  }
}

/** A log-out deletes the same key (session.ts). */
const keyOf = (kind: UnfinishedKind): string => `unfinished:${kind}`
