import { useSyncExternalStore } from 'react'

/**
 * A choice of this machine that outlives the page: the station's warehouse, the last shelf, sound on or off.
 * `const [warehouse, setWarehouse] = useKept('warehouse')`. Empty text where nothing was chosen.
 */
export function useKept(name: string): [value: string, set: (value: string) => void] {
  const value = useSyncExternalStore(watchKept, () => readKept(name))
  return [value, (next) => keep(name, next)]
}

export function readKept(name: string): string {
  try {
    return localStorage.getItem(`console.${name}`) ?? ''
  } catch {
    return ''
  }
}

/** Keeps a choice, where the browser keeps anything. */
export function keep(name: string, value: string): void {
  try {
    if (value) localStorage.setItem(`console.${name}`, value)
    else localStorage.removeItem(`console.${name}`)
  } catch {
    // A browser without storage asks again next time.
  }
  for (const watcher of watchers) watcher()
}

const watchers = new Set<() => void>()

/** Tells of every change, in this tab and in others. */
export function watchKept(watcher: () => void): () => void {
  watchers.add(watcher)
  addEventListener('storage', watcher)
  return () => {
    watchers.delete(watcher)
    removeEventListener('storage', watcher)
  }
}
