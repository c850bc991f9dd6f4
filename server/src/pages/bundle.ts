import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Lang, LANGS, inEachLanguage } from '@longhaul/domain/languages.ts'
import { isDrawn } from './drawn-parts.ts'
import { joinedName } from './joined-sheets.ts'
import type { PagePlan, PageState, Rendered } from './page-plan.ts'

/** The shop in one language: the functions that plan and render its pages, and the files that its document names. */
export type Bundle = {
  plan(pathname: string, search: string, loggedIn: boolean): PagePlan | Promise<PagePlan>
  render(url: string, state: PageState): Promise<Rendered>
  /** Addresses for the head of a page that starts with these chunks. */
  files(chunks: readonly string[]): PageFiles
  /** Names of the joined style sheets of all pages; computed when a file is first requested. */
  joined(): ReadonlySet<string>
  /** Addresses of the style sheets: for public pages, and for all. Undefined in development. */
  styles: Styles<string> | undefined
  /** The picture on the error page. */
  errorPicture(): Promise<string>
  /** The shop's logo: its own picture, or ours. */
  mark(src: string, name: string): Promise<string>
}

export type PageFiles = {
  scripts: string[]
  modules: string[]
  /** The style sheets of a page. Public pages have a single joined sheet; other pages have the common sheet and a joined one of their own. */
  styles: Styles<string[]>
  /** The joined sheets one by one, listed in the document, so that parts loaded later do not fetch any of them again. */
  joined: string[]
  /** The font of all text, and that of numbers and addresses, which only some pages show. */
  fonts: { text: string | undefined; mono: string | undefined }
}
type Styles<T> = { public: T; all: T }

/** The exports of `storefront/src/server.tsx`. */
type Shop = Pick<Bundle, 'plan' | 'render'> & {
  errorPicture: string
  mark: (src: string, name: string) => string
}

type Chunk = {
  file: string
  name?: string
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
  assets?: string[]
}
type Manifest = Record<string, Chunk>

const ENTRY = 'src/main.tsx'
/** The chunk with which the entry continues. */
const FIRST = 'app'
/** The chunk with the frame around pages, and with the pages shown in place of a screen, such as errors. */
export const AROUND = 'around'
const STYLES = { public: 'src/public.css', all: 'src/styles.css' }

/** The built shop in every language; undefined if it has not been built. The renderer of a language is loaded with its first page. */
export function loadBundles(dist: string): Record<Lang, Bundle> | undefined {
  const isBuilt = LANGS.every(
    (lang) => existsSync(manifestOf(dist, lang)) && existsSync(serverOf(dist, lang)),
  )
  if (!isBuilt) return undefined
  return inEachLanguage((lang): Bundle => {
    const manifest = readManifest(manifestOf(dist, lang))
    const load = (): Promise<Shop> => import(pathToFileURL(serverOf(dist, lang)).href)
    const base = `/assets/${lang}/`
    let joined: ReadonlySet<string> | undefined
    return {
      plan: async (...address) => (await load()).plan(...address),
      render: async (...page) => (await load()).render(...page),
      errorPicture: async () => (await load()).errorPicture,
      mark: async (src, name) => (await load()).mark(src, name),
      files: filesOf(manifest, base),
      joined: () => (joined ??= joinedIn(manifest)),
      styles: {
        public: base + chunkOf(manifest, STYLES.public).file,
        all: base + chunkOf(manifest, STYLES.all).file,
      },
    }
  })
}

const joinedIn = (manifest: Manifest): ReadonlySet<string> =>
  new Set(
    pagesOf(manifest).flatMap((chunks) =>
      Object.values(stylesOf(manifest, sheetsOf(manifest, chunks))).flat(),
    ),
  )

const manifestOf = (dist: string, lang: Lang): string => join(dist, lang, 'manifest.json')
const serverOf = (dist: string, lang: Lang): string => join(dist, 'server', lang, 'server.js')

/** Reads the manifest that the build wrote. */
function readManifest(file: string): Manifest {
  const manifest: Manifest = JSON.parse(readFileSync(file, 'utf8'))
  return manifest
}

function filesOf(manifest: Manifest, base: string): Bundle['files'] {
  const known = new Map<string, PageFiles>()
  return (chunks) => {
    const key = chunks.join(' ')
    let files = known.get(key)
    if (!files) known.set(key, (files = collect(manifest, base, chunks)))
    return files
  }
}

function collect(manifest: Manifest, base: string, chunks: readonly string[]): PageFiles {
  const entry = chunkOf(manifest, ENTRY)
  const parts = [...entered(manifest, chunks)].map((name) => chunkOf(manifest, name))
  const sheets = sheetsOf(manifest, chunks)
  const styles = stylesOf(manifest, sheets)
  const fontOf = (name: string) => {
    const files = chunkOf(manifest, STYLES.all).assets ?? []
    const found = files.find((file) => file.startsWith(name) && file.endsWith('.woff2'))
    return found && base + found
  }
  return {
    scripts: [base + entry.file],
    styles: {
      public: styles.public.map((file) => base + file),
      all: styles.all.map((file) => base + file),
    },
    joined: sheets.map((file) => base + file),
    modules: parts.filter((part) => part !== entry).map((part) => base + part.file),
    fonts: { text: fontOf('ibm-plex-sans-latin'), mono: fontOf('ibm-plex-mono-latin') },
  }
}

/** The entry, the chunk with which it continues, the given chunks, and everything that they import. */
function entered(manifest: Manifest, chunks: readonly string[]): Set<string> {
  const found = new Set<string>()
  for (const key of [ENTRY, ...[FIRST, ...chunks].map((name) => keyOf(manifest, name))])
    walk(manifest, key, found)
  return found
}

/** The style sheets of a page's parts, including parts of the screen that load later but that the server already renders into the document. */
function sheetsOf(manifest: Manifest, chunks: readonly string[]): string[] {
  const drawn = entered(manifest, chunks)
  // A rendered part may add others: the set grows during the iteration.
  for (const name of drawn)
    for (const part of chunkOf(manifest, name).dynamicImports ?? [])
      if (isDrawn(part, chunks)) walk(manifest, part, drawn)
  return [...new Set([...drawn].flatMap((name) => chunkOf(manifest, name).css ?? []))]
}

/** The files that a page with these sheets links, some of them joined. */
function stylesOf(manifest: Manifest, sheets: readonly string[]): Styles<string[]> {
  const { file: first } = chunkOf(manifest, STYLES.public)
  const { file: all } = chunkOf(manifest, STYLES.all)
  return {
    public: [joinedName([first, ...sheets])],
    all: sheets.length > 0 ? [all, joinedName(sheets)] : [all],
  }
}

/** The chunks with which each page starts: its screen, or the frame if there is no such page. */
const pagesOf = (manifest: Manifest): string[][] => [
  [],
  [AROUND],
  ...Object.values(manifest).flatMap(({ name }) => (name?.endsWith('Screen') ? [[name]] : [])),
]

function keyOf(manifest: Manifest, name: string): string {
  const found = Object.entries(manifest).find(([, chunk]) => chunk.name === name)
  if (!found) throw new Error(`the storefront was built without its part ${name}`)
  return found[0]
}

function chunkOf(manifest: Manifest, key: string): Chunk {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`the manifest of the storefront has no ${key}`)
  return chunk
}

function walk(manifest: Manifest, name: string, seen: Set<string>): void {
  if (seen.has(name)) return
  seen.add(name)
  for (const other of manifest[name]?.imports ?? []) walk(manifest, other, seen)
}
