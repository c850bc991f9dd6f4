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
/** Parts that come when the page is touched (browser/src/chunk/first-touch.ts), or when they are needed. */
const AT_TOUCH = {
  around: ['shell/parts-at-touch.ts', 'shared/error-panel.ts'],
  below: ['home/parts-at-touch.ts'],
  form: ['goods/parts-later.ts'],
}

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
  for (const [part, files] of Object.entries(AT_TOUCH)) enter(part, files.flatMap(partsOf))
  return (id) => {
    // What the bundler itself needs comes with the first file.
    if (entry.has(id) || id.includes('vite/preload-helper')) return 'main'
    if (/node_modules\/(react|react-dom|scheduler)\//.test(id) || id === join(SRC, 'react.ts')) return 'react'
    return first.has(id) ? 'app' : fileFor(id, users.get(id) ?? [])
  }
}

/** Where a module goes that these use: the more use it, the more general the file, so that none imports a more special one. */
function fileFor(id: string, users: readonly string[]): string | null {
  const [user] = users
  if (user === undefined) return null
  if (users.length === 1) return user in AT_TOUCH ? user : nameOf(user)
  // What lies below the home page's hero is loaded nowhere else.
  const home = users.find((each) => HOME.test(each))
  if (home && users.every((each) => each === home || each === 'below')) return nameOf(home)
  const part = users.find((each) => each in AT_TOUCH)
  const counted = Object.entries(COUNTED).filter(([, screen]) => users.some((each) => screen.test(each)))
  if (!part && counted.length === 0 && new Set(users.map(nounOf)).size === 1) return nounOf(user)
  const visited = users.filter((each) => FIRST_VISITS.test(each))
  // The label's parts: of the counted screens only the order form shows them too.
  if (home && visited.length === 1 && counted.every(([name]) => name === 'goods')) return 'with-home'
  // What nearly every first page has, as if all had: a file costs more than what the others do not use of it.
  if (counted.length === 3 || visited.length > 0) return 'app'
  // A touch of a stranger's page is not to bring what only order form and orders need.
  const isOfLogin = counted.some(([name]) => name === 'login')
  if (!isOfLogin && (part === 'around' ? counted.length > 0 : counted.length === 2)) return 'with-around'
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
