import { join } from 'node:path'

/*
 * Assigns modules to chunks. Every chunk costs a request, its headers and worse compression, so there are few: code that every page needs with its frame, code
 * that many screens share, code that the screens of one noun share, and each screen with its own parts.
 *
 * No two chunks may import each other, or one would run before its dependencies. Two properties rule this out. A module's imports are used by at least the
 * screens that use the module, so they are in a chunk that serves at least as many screens. And in the chunks shared by several nouns, texts do not import
 * parts, and parts do not import dialogs.
 */

type Module = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] }
type ModuleGraph = { getModuleInfo(id: string): Module | null }

const SRC = join(import.meta.dirname, 'src')
/** Pages that strangers open first: the chunks they share with other screens must not contain code that only the others need. */
const FIRST_VISITS = /(Home|Help|Article)Screen\.tsx$/
const HOME = /HomeScreen\.tsx$/
/**
 * Screens whose first load is budgeted too (tools/budget.ts): what each of them shares with others is kept apart from what the others share among themselves.
 */
const COUNTED = { login: /LoginScreen\.tsx$/, goods: /GoodsScreen\.tsx$/, orders: /OrdersScreen\.tsx$/ }
/** Parts that are loaded lazily but belong to their screen, because they are visible from the start or nearly so. */
const WITH_SCREEN = /\/help\//
/**
 * Lazy parts: loaded with a reply or when they scroll into view; on the first touch of the page (browser/src/chunk/first-touch.ts); or on demand. Code shared
 * by several groups goes into the chunk of the first of them, so the groups that load without a touch come first; otherwise they would pull in the code that
 * waits for a touch.
 */
const LATER = {
  sheet: ['shared/inspection/SampleSheet.tsx'],
  lead: ['orders/parts-with-answers.ts'],
  around: ['shell/parts-at-touch.ts', 'shared/error-panel.ts'],
  below: ['home/parts-at-touch.ts'],
  list: ['orders/parts-later.ts'],
}
/**
 * The groups that a budgeted screen shows without interaction: what they share with the log-in, or with what every page loads on a touch, counts as the
 * screen's own code.
 */
const SHOWN: Readonly<Record<string, readonly string[]>> = { orders: ['lead'] }
/** Parts of the query library. Its index references them for every user; they are assigned by the wrapper of ours through which they are used. */
const THROUGH = [
  { parts: /\/(useMutation|mutationObserver)\.js$/, ours: 'calls/use-send.ts' },
  { parts: /\/(useInfiniteQuery|infiniteQueryObserver)\.js$/, ours: 'calls/use-pages.ts' },
].map(({ parts, ours }) => ({ parts, ours: join(SRC, '../../browser/src', ours) }))

/** Returns a function that gives each module of a build its chunk; null leaves the module to the bundler. */
export function chunksOf(graph: ModuleGraph): (id: string) => string | null {
  const imported = (id: string) => graph.getModuleInfo(id)?.importedIds ?? []
  const later = (id: string) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []
  const closure = (roots: readonly string[]) => closureOf(roots, imported)
  const partsOf = (file: string) => later(join(SRC, file))

  const entry = closure([join(SRC, 'main.tsx')])
  const first = closure([join(SRC, 'start.tsx')])
  const users = new Map<string, string[]>()
  const enter = (user: string, roots: readonly string[]) => {
    for (const id of closure(roots)) users.set(id, [...(users.get(id) ?? []), user])
  }
  for (const screen of partsOf('shared/screen.ts')) {
    const own = [...closure([screen])].filter((id) => !first.has(id))
    enter(screen, [
      screen,
      ...(WITH_SCREEN.test(screen) ? own.flatMap(later).filter((part) => WITH_SCREEN.test(part)) : []),
    ])
  }
  for (const [part, files] of Object.entries(LATER)) enter(part, files.flatMap(partsOf))
  return (id) => {
    const through = THROUGH.find(({ parts }) => id.includes('@tanstack') && parts.test(id))
    if (through) return fileFor(through.ours, users.get(through.ours) ?? [])
    // The bundler's own runtime goes into the first chunk.
    if (entry.has(id) || id.includes('vite/preload-helper') || id === join(SRC, 'load-part.ts')) return 'main'
    if (/node_modules\/(react|react-dom|scheduler)\//.test(id) || id === join(SRC, 'react.ts')) return 'react'
    return first.has(id) ? 'app' : fileFor(id, users.get(id) ?? [])
  }
}

/** The chunk of a module with these users: the more users, the more general the chunk, so that no chunk imports a more special one. */
function fileFor(id: string, users: readonly string[]): string | null {
  const [user] = users
  if (user === undefined) return null
  if (users.length === 1) return user in LATER ? user : nameOf(user)
  // Code below the home page's hero is loaded nowhere else.
  const home = users.find((each) => HOME.test(each))
  if (home && users.every((each) => each === home || each === 'below')) return nameOf(home)
  const part = users.find((each) => each in LATER)
  const isAround = users.includes('around') || users.some((each) => COUNTED.login.test(each))
  const counted = Object.entries(COUNTED).filter(([name, screen]) =>
    users.some((each) => screen.test(each) || (isAround && SHOWN[name]?.includes(each))),
  )
  if (!part && counted.length === 0 && new Set(users.map(nounOf)).size === 1) return nounOf(user)
  const visited = users.filter((each) => FIRST_VISITS.test(each))
  // The label's parts: of the budgeted screens, only the order form shows them too.
  if (home && visited.length === 1 && counted.every(([name]) => name === 'goods')) return 'with-home'
  // Code that nearly every first page needs is treated as if all needed it: an extra chunk costs more than the unused code.
  if (counted.length === 3 || visited.length > 0) return 'app'
  // A touch on a stranger's page must not load code that only the order form and the orders need.
  const isOfLogin = counted.some(([name]) => name === 'login')
  if (!isOfLogin && (users.includes('around') ? counted.length > 0 : counted.length === 2))
    return 'with-around'
  if (counted.length > 0) return ['with', ...counted.map(([name]) => name)].join('-')
  if (part) return part
  const words = WORDS.exec(id)?.[1]
  return words ? `words-${words}` : id.startsWith(SRC) ? 'dialogs' : 'parts'
}

function closureOf(roots: readonly string[], importsOf: (id: string) => readonly string[]): Set<string> {
  const found = new Set<string>()
  const next = [...roots]
  for (let id = next.pop(); id !== undefined; id = next.pop()) {
    if (found.has(id)) continue
    found.add(id)
    next.push(...importsOf(id))
  }
  return found
}

/** `…/orders/OrdersScreen.tsx` → `OrdersScreen` */
const nameOf = (screen: string): string => screen.slice(screen.lastIndexOf('/') + 1, -'.tsx'.length)

/** `…/orders/OrdersScreen.tsx` → `orders` */
const nounOf = (screen: string): string => screen.split('/').at(-2)!

/** A catalogue of the shop's texts, by noun. */
const WORDS = /\/text\/src\/storefront\/([\w-]+)\//
