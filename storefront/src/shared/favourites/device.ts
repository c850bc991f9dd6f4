import { DEVICE_FAVOURITES_MAX, DEVICE_VIEWED_MAX } from '@longhaul/domain/favourites/limits.ts'
import { type KeptGoods, readKept, withKept, withoutKept } from '@longhaul/domain/favourites/kept-goods.ts'
import { useMemo, useSyncExternalStore } from 'react'

/*
 * What a guest's device keeps of goods, in the browser's storage, until a log-in takes it over
 * (take-over.ts).
 */

export type DeviceKind = 'favourites' | 'viewed'

const MAX = { favourites: DEVICE_FAVOURITES_MAX, viewed: DEVICE_VIEWED_MAX }
const keyOf = (kind: DeviceKind): string => `kept:${kind}`
const OFF = 'kept:off'
const watchers = new Set<() => void>()

/** The goods kept here, newest first. */
export const readDevice = (kind: DeviceKind): KeptGoods[] => parse(kind, stored(keyOf(kind)))

/** Keeps goods here; goods that are here already move to the front and keep their note. */
export const keepOnDevice = (kind: DeviceKind, goods: { url: string; title: string }): void => {
  if (kind === 'viewed' && stored(OFF) !== null) return
  save(kind, withKept(readDevice(kind), { ...goods, at: Date.now() }, MAX[kind]))
}

export const dropFromDevice = (kind: DeviceKind, url: string): void =>
  save(kind, withoutKept(readDevice(kind), url))

export const noteOnDevice = (url: string, note: string): void =>
  save(
    'favourites',
    readDevice('favourites').map((goods) => (goods.url === url ? { ...goods, note } : goods)),
  )

export const clearDevice = (kind: DeviceKind): void => save(kind, [])

/** Turns remembering the goods looked at on or off on this device; off also clears them. */
export function remembersHere(on: boolean): void {
  write(OFF, on ? null : '1')
  if (!on) clearDevice('viewed')
}

/** The goods kept here, as they change, in other tabs too; none while the server renders. */
export function useDevice(kind: DeviceKind): KeptGoods[] {
  const text = useStored(keyOf(kind))
  return useMemo(() => parse(kind, text), [kind, text])
}

export const useRemembersHere = (): boolean => useStored(OFF) === null

const useStored = (key: string): string | null =>
  useSyncExternalStore(
    watch,
    () => stored(key),
    () => null,
  )

function watch(watcher: () => void): () => void {
  watchers.add(watcher)
  addEventListener('storage', watcher)
  return () => {
    watchers.delete(watcher)
    removeEventListener('storage', watcher)
  }
}

function parse(kind: DeviceKind, text: string | null): KeptGoods[] {
  try {
    return readKept(JSON.parse(text ?? '[]'), MAX[kind])
  } catch {
    return []
  }
}

const save = (kind: DeviceKind, list: readonly KeptGoods[]): void =>
  write(keyOf(kind), list.length > 0 ? JSON.stringify(list) : null)

/** A browser may refuse storage, or have none left: then nothing is kept. */
function stored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    // As above.
  }
  for (const watcher of watchers) watcher()
}
