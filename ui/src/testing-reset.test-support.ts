import { vi } from 'vitest'

/*
 * The setup file of the screens' tests (vitest.config.ts). Test files share a worker, its jsdom and its
 * libraries, because recreating those takes longer than the tests. This resets everything else before each
 * file: our modules and their state, the page, storage, cookies, the address, timers, listeners, and whatever
 * a file assigned to a global or a prototype. testing-reset.test.tsx proves it.
 */

type Owner = object
type Kept = Map<Owner, ReadonlyMap<PropertyKey, PropertyDescriptor>>
type Worker = { pristine: Kept; timers: Set<ReturnType<typeof setTimeout>>; listeners: (() => void)[] }

/** Holds state for the lifetime of the worker; this module itself is evaluated once per test file. */
const WORKER = Symbol.for('longhaul.testing-reset')

// Tests without a page run in the `node` environment and share nothing.
if ('document' in globalThis) reset()

/** Resets a used worker. */
export function reset(): void {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  const worker = workerOf(globalThis)
  for (const timer of worker.timers) clearTimeout(timer)
  worker.timers.clear()
  for (const remove of worker.listeners.splice(0)) remove()
  resetPage()
  resetProperties(worker.pristine)
  vi.resetModules()
}

/**
 * Once per worker, records the original state before the first file and tracks the timers and listeners that
 * files leave behind.
 */
function workerOf(scope: typeof globalThis & { [WORKER]?: Worker }): Worker {
  if (scope[WORKER]) return scope[WORKER]
  const worker: Worker = { pristine: new Map(), timers: new Set(), listeners: [] }
  Object.defineProperty(scope, WORKER, { value: worker })
  watchTimers(worker)
  watchListeners(worker)
  keepProperties(worker.pristine)
  return worker
}

function watchTimers({ timers }: Worker): void {
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const start = globalThis[name]
    const watched = (run: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) => {
      const timer = start(run, ms, ...args)
      timers.add(timer)
      return timer
    }
    Object.assign(globalThis, { [name]: Object.assign(watched, start) })
  }
}

/** Listeners added by libraries stay, because libraries stay loaded and add them only once. */
function watchListeners({ listeners }: Worker): void {
  for (const target of [window, document]) {
    const add: EventTarget['addEventListener'] = target.addEventListener.bind(target)
    target.addEventListener = (
      type: string,
      listener: EventListenerOrEventListenerObject,
      options?: boolean | AddEventListenerOptions,
    ) => {
      const from = new Error('who adds it').stack?.split('\n')[2] ?? ''
      if (!from.includes('/node_modules/'))
        listeners.push(() => target.removeEventListener(type, listener, options))
      add(type, listener, options)
    }
  }
}

function resetPage(): void {
  // The elements themselves stay, because Testing Library's `screen` keeps a reference to the body.
  for (const element of [document.documentElement, document.head, document.body])
    for (const { name } of [...element.attributes]) element.removeAttribute(name)
  document.head.replaceChildren()
  document.body.replaceChildren()
  for (const pair of document.cookie.split('; '))
    document.cookie = `${pair.split('=')[0]}=; Path=/; Max-Age=0`
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
}

/** The global object, the page's objects, and the DOM classes with their prototypes. */
function owners(): Owner[] {
  const names = Reflect.ownKeys(globalThis).filter((key) => typeof key === 'string' && /^[A-Z]/.test(key))
  const classes = names.flatMap((name) => {
    const value: unknown = Reflect.get(globalThis, name)
    return typeof value === 'function' && isOwner(value.prototype) ? [value, value.prototype] : []
  })
  return [...classes, document, navigator, history, location, globalThis]
}

function isOwner(value: unknown): value is Owner {
  return typeof value === 'object' && value !== null
}

function keepProperties(pristine: Kept): void {
  for (const owner of owners())
    pristine.set(
      owner,
      new Map(Reflect.ownKeys(owner).map((key) => [key, Reflect.getOwnPropertyDescriptor(owner, key)!])),
    )
}

function resetProperties(pristine: Kept): void {
  for (const [owner, kept] of pristine) {
    for (const key of Reflect.ownKeys(owner)) if (!kept.has(key)) Reflect.deleteProperty(owner, key)
    for (const [key, descriptor] of kept) {
      const now = Reflect.getOwnPropertyDescriptor(owner, key)
      if (now?.value !== descriptor.value || now?.get !== descriptor.get || now?.set !== descriptor.set)
        Reflect.defineProperty(owner, key, descriptor)
    }
  }
}
