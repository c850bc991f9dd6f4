import { join } from 'node:path'

/*
 * Which module comes in which file. A file costs a request, its headers and worse compression, so there are few: what every page has with its
 * frame, what many screens share, what the screens of a noun share, and a screen with its own parts.
 *
 * No two files may import one another, or one would run before what it needs. Here that cannot be: what a module imports is used by at least the screens
 * that use the module, so it is in a file for at least as many; and among what several nouns share, texts import no parts, and parts no dialogs.
 */

type Module = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] }
type ModuleGraph = { getModuleInfo(id: string): Module | null }

const SRC = join(import.meta.dirname, 'src')
/** Pages that strangers open: what these share with others must not bring along what only the others need. */
const FIRST_VISITS = /(Home|Help|Article)Screen\.tsx$/
const HOME = /HomeScreen\.tsx$/
/** Those whose first load is counted too (tools/budget.ts): what each shares with others is apart from what the others share among themselves. */
const COUNTED = { login: /LoginScreen\.tsx$/, goods: /GoodsScreen\.tsx$/, orders: /OrdersScreen\.tsx$/ }
/** Parts that come later but belong to their screen: they are on it from the start, or nearly. */
const WITH_SCREEN = /\/help\//
/**
 * Parts that come by themselves, with an answer or nearly seen; when the page is touched (browser/src/chunk/first-touch.ts); or when they are needed. What several
 * share is in the file of the first of them: what comes by itself stands before what waits for a touch, or it would bring that along.
 */
const LATER = {
  sheet: ['shared/inspection/SampleSheet.tsx'],
  answers: ['goods/parts-with-answers.ts', 'shared/door/parts-later.ts'],
  lead: ['orders/parts-with-answers.ts'],
  unread: ['goods/parts-if-needed.ts'],
  around: ['shell/parts-at-touch.ts', 'shared/error-panel.ts'],
  below: ['home/parts-at-touch.ts'],
  form: ['goods/parts-at-touch.ts'],
  instead: ['goods/parts-instead.ts'],
  list: ['orders/parts-later.ts'],
}
/** Which of them a counted screen shows by itself: what they share with the log-in, or with what every page brings at a touch, counts as the screen's own. */
const SHOWN: Readonly<Record<string, readonly string[]>> = { goods: ['answers', 'unread'], orders: ['lead'] }
/** Of the library that keeps answers: its list of contents names them for everybody, and who uses them does it through one of our own. */
const THROUGH = [
  { parts: /\/(useMutation|mutationObserver)\.js$/, ours: 'calls/use-send.ts' },
  { parts: /\/(useInfiniteQuery|infiniteQueryObserver)\.js$/, ours: 'calls/use-pages.ts' },
].map(({ parts, ours }) => ({ parts, ours: join(SRC, '../../browser/src', ours) }))

/** Says for each module of a build the file that it goes into; null leaves it to the bundler. */
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
    // What the bundler itself needs comes with the first file.
    if (entry.has(id) || id.includes('vite/preload-helper') || id === join(SRC, 'load-part.ts')) return 'main'
    if (/node_modules\/(react|react-dom|scheduler)\//.test(id) || id === join(SRC, 'react.ts')) return 'react'
    return first.has(id) ? 'app' : fileFor(id, users.get(id) ?? [])
  }
}

/** Where a module goes that these use: the more use it, the more general the file, so that none imports a more special one. */
function fileFor(id: string, users: readonly string[]): string | null {
  const [user] = users
  if (user === undefined) return null
  if (users.length === 1) return user in LATER ? user : nameOf(user)
  // What lies below the home page's hero is loaded nowhere else.
  const home = users.find((each) => HOME.test(each))
  if (home && users.every((each) => each === home || each === 'below')) return nameOf(home)
  const part = users.find((each) => each in LATER)
  const isAround = users.includes('around') || users.some((each) => COUNTED.login.test(each))
  const counted = Object.entries(COUNTED).filter(([name, screen]) =>
    users.some((each) => screen.test(each) || (isAround && SHOWN[name]?.includes(each))),
  )
  if (!part && counted.length === 0 && new Set(users.map(nounOf)).size === 1) return nounOf(user)
  const visited = users.filter((each) => FIRST_VISITS.test(each))
  // The label's parts: of the counted screens only the order form shows them too.
  if (home && visited.length === 1 && counted.every(([name]) => name === 'goods')) return 'with-home'
  // What nearly every first page has, as if all had: a file costs more than what the others do not use of it.
  if (counted.length === 3 || visited.length > 0) return 'app'
  // A touch of a stranger's page is not to bring what only order form and orders need.
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
