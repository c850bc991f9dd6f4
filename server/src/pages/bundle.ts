import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Lang, LANGS, inEachLanguage } from '@longhaul/domain/languages.ts'
import type { PagePlan, PageState, Rendered } from './page-plan.ts'

/**
 * The shop in one language: the functions that plan and render its pages, and the files that its document
 * names.
 */
export type Bundle = {
  plan(pathname: string, search: string, loggedIn: boolean): PagePlan | Promise<PagePlan>
  render(url: string, state: PageState): Promise<Rendered>
  /**
   * Addresses for the head of a page that starts with this screen; without one, of a page that shows none.
   */
  files(screen: string | undefined): PageFiles
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
  /** The style sheets of a page, if public styles are enough for it, or else. */
  styles: Styles<string[]>
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
  imports?: string[]
  css?: string[]
  assets?: string[]
}
type Manifest = Record<string, Chunk>

const ENTRY = 'src/main.tsx'
const STYLES = { public: 'src/public.css', all: 'src/styles.css' }

/**
 * The built shop in every language; undefined if it has not been built. The renderer of a language is loaded
 * with its first page.
 */
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

/** Reads the manifest that the build wrote. */
function readManifest(file: string): Manifest {
  const manifest: Manifest = JSON.parse(readFileSync(file, 'utf8'))
  return manifest
}

function filesOf(manifest: Manifest, base: string): Bundle['files'] {
  const known = new Map<string | undefined, PageFiles>()
  return (screen) => {
    let files = known.get(screen)
    if (!files) known.set(screen, (files = collect(manifest, base, screen)))
    return files
  }
}

/** The files of a page: the entry's, its screen's, and those of everything that they import. */
function collect(manifest: Manifest, base: string, screen: string | undefined): PageFiles {
  const entry = chunkOf(manifest, ENTRY)
  const chunks = new Set<Chunk>()
  const add = (key: string) => {
    const chunk = chunkOf(manifest, key)
    if (chunks.has(chunk)) return
    chunks.add(chunk)
    chunk.imports?.forEach(add)
  }
  for (const key of [ENTRY, ...(screen ? [screen] : [])]) add(key)
  const sheets = [...new Set([...chunks].flatMap((chunk) => chunk.css ?? []))]
  const link = (files: readonly string[]) => files.map((file) => base + file)
  const fontOf = (name: string) => {
    const files = chunkOf(manifest, STYLES.public).assets ?? []
    const found = files.find((file) => file.startsWith(name) && file.endsWith('.woff2'))
    return found && base + found
  }
  return {
    scripts: link([entry.file]),
    styles: {
      public: link([chunkOf(manifest, STYLES.public).file, ...sheets]),
      all: link([chunkOf(manifest, STYLES.all).file, ...sheets]),
    },
    modules: link([...chunks].filter((chunk) => chunk !== entry).map((chunk) => chunk.file)),
    fonts: { text: fontOf('ibm-plex-sans-latin'), mono: fontOf('ibm-plex-mono-latin') },
  }
}

function chunkOf(manifest: Manifest, key: string): Chunk {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`the manifest of the storefront has no ${key}`)
  return chunk
}
