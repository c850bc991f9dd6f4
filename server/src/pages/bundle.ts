import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Lang, LANGS, inEachLanguage } from '@longhaul/domain/languages.ts'
import { DRAWN_PARTS } from './drawn-parts.ts'
import type { PagePlan, PageState, Rendered } from './page-plan.ts'

/** The shop in one language: the functions that plan and render its pages, and the files that its document names. */
export type Bundle = {
  plan(pathname: string, search: string, loggedIn: boolean): PagePlan | Promise<PagePlan>
  render(url: string, state: PageState): Promise<Rendered>
  /** Addresses for the head of a page that begins with these chunks. */
  files(chunks: readonly string[]): PageFiles
  /** Addresses of the style sheets: what pages for strangers need, and all. None while the shop is developed. */
  styles: Styles | undefined
  /** The picture on the error page. */
  errorPicture(): Promise<string>
  /** The shop's mark: its own picture, or ours. */
  mark(src: string, name: string): Promise<string>
}

export type PageFiles = {
  scripts: string[]
  modules: string[]
  styles: string[]
  /** Style sheets of what the server draws below the first screenful. */
  stylesBelow: string[]
  font: string | undefined
}
type Styles = { public: string; all: string }

/** What `storefront/src/server.tsx` exports. */
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
/** What the entry goes on with. */
const FIRST = 'app'
const STYLES = { public: 'src/public.css', all: 'src/styles.css' }

/** The built shop in every language; undefined when it has not been built. What draws a language is loaded with its first page (decision 0053). */
export function loadBundles(dist: string): Record<Lang, Bundle> | undefined {
  const isBuilt = LANGS.every(
    (lang) => existsSync(manifestOf(dist, lang)) && existsSync(serverOf(dist, lang)),
  )
  if (!isBuilt) return undefined
  return inEachLanguage((lang): Bundle => {
    const manifest = readManifest(manifestOf(dist, lang))
    const load = (): Promise<Shop> => import(pathToFileURL(serverOf(dist, lang)).href)
    const base = `/assets/${lang}/`
    return {
      plan: async (...address) => (await load()).plan(...address),
      render: async (...page) => (await load()).render(...page),
      errorPicture: async () => (await load()).errorPicture,
      mark: async (src, name) => (await load()).mark(src, name),
      files: filesOf(manifest, base),
      styles: {
        public: base + chunkOf(manifest, STYLES.public).file,
        all: base + chunkOf(manifest, STYLES.all).file,
      },
    }
  })
}

const manifestOf = (dist: string, lang: Lang): string => join(dist, lang, 'manifest.json')
const serverOf = (dist: string, lang: Lang): string => join(dist, 'server', lang, 'server.js')

/** What the build wrote there. */
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
  const keys = new Map(Object.entries(manifest).map(([key, { name }]) => [name, key]))
  const found = new Set<string>()
  walk(manifest, ENTRY, found)
  for (const name of [FIRST, ...chunks]) {
    const key = keys.get(name)
    if (!key) throw new Error(`the storefront was built without its part ${name}`)
    walk(manifest, key, found)
  }
  const parts = [...found].map((name) => chunkOf(manifest, name))
  const font = chunkOf(manifest, STYLES.all).assets?.find(
    (file) => file.startsWith('ibm-plex-sans-latin') && file.endsWith('.woff2'),
  )
  // A screen's parts that come later stand in the document already, where the server draws it.
  const drawn = new Set(found)
  const below = new Set<string>()
  for (const name of chunks) {
    const key = keys.get(name)
    for (const part of manifest[key ?? '']?.dynamicImports ?? []) {
      if (DRAWN_PARTS.whole.test(part)) walk(manifest, part, drawn)
      if (DRAWN_PARTS.below.test(part)) walk(manifest, part, below)
    }
  }
  const stylesOf = (names: Set<string>) => [...names].flatMap((name) => chunkOf(manifest, name).css ?? [])
  const styles = new Set(stylesOf(drawn))
  const stylesBelow = new Set(stylesOf(below).filter((file) => !styles.has(file)))
  return {
    scripts: [base + entry.file],
    styles: [...styles].map((file) => base + file),
    stylesBelow: [...stylesBelow].map((file) => base + file),
    modules: parts.filter((part) => part !== entry).map((part) => base + part.file),
    font: font && base + font,
  }
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
