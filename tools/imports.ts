import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { parseSync } from 'oxc-parser'

/**
 * One import: the importing file, the imported name, and the file of the repository that it resolves to, if
 * any.
 */
export type Import = { from: string; name: string; to: string | undefined }

const known = new Map<string, readonly Import[]>()

/**
 * Every import and re-export of a file, including types and `import('…')`. Paths are relative to the
 * repository. Each file is read once.
 */
export function importsOf(root: string, file: string): readonly Import[] {
  const path = join(root, file)
  const imports = known.get(path) ?? readImports(root, file)
  known.set(path, imports)
  return imports
}

function readImports(root: string, file: string): Import[] {
  const source = readFileSync(join(root, file), 'utf8')
  const { module } = parseSync(file, source)
  const names = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports
      .flatMap(({ entries }) => entries)
      .flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ...module.dynamicImports.flatMap(({ moduleRequest }) => wordIn(source, moduleRequest)),
  ]
  return [...new Set(names)].map((name) => ({ from: file, name, to: resolve(root, file, name) }))
}

/** The literal that an `import()` names; empty if the name is computed. */
const wordIn = (source: string, { start, end }: { start: number; end: number }): string[] =>
  /^'([^']+)'$/.exec(source.slice(start, end))?.slice(1) ?? []

/** The same without types: what is loaded together with the file. */
export function loadedWith(root: string, file: string): Import[] {
  const { module } = parseSync(file, readFileSync(join(root, file), 'utf8'))
  const imported = module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value)
  const passedOn = module.staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ isType, moduleRequest }) => (isType ? [] : (moduleRequest?.value ?? [])))
  return [...new Set([...imported, ...passedOn])].map((name) => ({
    from: file,
    name,
    to: resolve(root, file, name),
  }))
}

/** Rendered from the contract when the client is packed (client-package.ts). */
const WHEN_PACKED = 'client/published/calls.d.ts'

/**
 * Resolves a name to a file of the repository: relative, or of a workspace (`@longhaul/domain/money/fen.ts`).
 * Throws if the file does not exist.
 */
function resolve(root: string, from: string, name: string): string | undefined {
  const bare = name.split('?')[0]!
  const own = /^@longhaul\/([^/]+)\/(.+)$/.exec(bare)
  const path = own
    ? `${own[1]}/src/${own[2]}`
    : bare.startsWith('.')
      ? normalize(join(dirname(from), bare))
      : undefined
  if (path !== undefined && path !== WHEN_PACKED && !existsSync(join(root, path)))
    throw new Error(`${from} imports ${name}, which does not exist`)
  return path
}
