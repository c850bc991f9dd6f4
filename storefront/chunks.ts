import { join } from 'node:path'

/*
 * Which module comes in which file. A file costs a request, its headers and worse compression, so there are few: what every page has, what the shell
 * brings after it, what many screens share, what the screens of a noun share, and a screen with its own parts.
 *
 * No two files may import one another, or one would run before what it needs. Here that cannot be: what a module imports is used by at least the screens
 * that use the module, so it is in a file for at least as many; and among what several nouns share, texts import no parts, and parts no dialogs.
 */

type Module = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] }
type ModuleGraph = { getModuleInfo(id: string): Module | null }

const SRC = join(import.meta.dirname, 'src')
/** Pages that strangers open: what these share with others must not bring along what only the others need. */
const FIRST_VISITS = /(Home|Help|Article)Screen\.tsx$/
/** What guests do first: what it shares is with what most screens load. */
const LOGIN = /LoginScreen\.tsx$/
/** Shared by so many screens, a module is with what most of them load: forms above all. */
const MANY = 9
/** Parts that come later but belong to their screen: they are on it from the start, or nearly. */
const WITH_SCREEN = /\/(home|help|accounts)\//

/** Says for each module of a build the file that it goes into; null leaves it to the bundler. */
export function chunksOf(graph: ModuleGraph): (id: string) => string | null {
  const imported = (id: string) => graph.getModuleInfo(id)?.importedIds ?? []
  const later = (id: string) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []
  const closure = (roots: readonly string[]) => closureOf(roots, imported)

  const entry = closure([join(SRC, 'main.tsx')])
  const first = closure([join(SRC, 'start.tsx')])
  const shell = closure(['shell/parts.ts', 'shared/error-panel.ts'].flatMap((file) => later(join(SRC, file))))
  const users = new Map<string, string[]>()
  for (const screen of later(join(SRC, 'shared/screen.ts'))) {
    const own = [...closure([screen])].filter((id) => !first.has(id) && !shell.has(id))
    const parts = WITH_SCREEN.test(screen) ? own.flatMap(later) : []
    for (const id of closure([screen, ...parts])) users.set(id, [...(users.get(id) ?? []), screen])
  }
  return (id) => {
    // What the bundler itself needs comes with the first file.
    if (entry.has(id) || /rolldown\/runtime|vite\/preload-helper/.test(id)) return 'main'
    if (first.has(id)) return /node_modules\/(react|react-dom|scheduler)\//.test(id) ? 'react' : 'app'
    if (shell.has(id)) return 'shell'
    const screens = users.get(id) ?? []
    if (screens.length < 2) return screens[0] ? nameOf(screens[0]) : null
    if (new Set(screens.map(nounOf)).size === 1) return nounOf(screens[0]!)
    if (screens.some((screen) => FIRST_VISITS.test(screen))) return 'shared'
    if (screens.length >= MANY || screens.some((screen) => LOGIN.test(screen))) return 'forms'
    const words = WORDS.exec(id)?.[1]
    return words ? `words-${words}` : id.startsWith(SRC) ? 'dialogs' : 'parts'
  }
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
