import { useSyncExternalStore } from 'react'

/**
 * A setting of this machine in localStorage: the last shelf, sound on or off.
 * `const [sound, setSound] = useStored('sound')`. Empty string if not set.
 */
export function useStored(name: string): [value: string, set: (value: string) => void] {
  const value = useSyncExternalStore(watchStored, () => readStored(name))
  return [value, (next) => keep(name, next)]
}

export function readStored(name: string): string {
  try {
    return localStorage.getItem(`console.${name}`) ?? ''
  } catch {
    return ''
  }
}

/** Stores a setting, if storage is available. */
export function keep(name: string, value: string): void {
  try {
    if (value) localStorage.setItem(`console.${name}`, value)
    else localStorage.removeItem(`console.${name}`)
  } catch {
    // Without storage the setting is lost on reload.
  }
  for (const watcher of watchers) watcher()
}

const watchers = new Set<() => void>()

/** Subscribes to changes, in this tab and in others. */
export function watchStored(watcher: () => void): () => void {
  watchers.add(watcher)
  addEventListener('storage', watcher)
  return () => {
    watchers.delete(watcher)
    removeEventListener('storage', watcher)
  }
}
