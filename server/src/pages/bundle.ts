import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Lang, LANGS } from '@longhaul/domain/languages.ts'
import type { PagePlan, PageState, Rendered } from './page-plan.ts'

/** The shop in one language: the functions that plan and render its pages, and the files that its document names. */
export type Bundle = {
  plan(pathname: string, search: string): PagePlan | Promise<PagePlan>
  render(url: string, state: PageState): Promise<Rendered>
  /** Addresses for the head of a page whose screen is in this file of the sources. */
  files(screen: string | undefined): PageFiles
  /** The picture on the error page. */
  errorPicture(): Promise<string>
}

export type PageFiles = { scripts: string[]; modules: string[]; styles: string[]; font: string | undefined }

/** What `storefront/src/server.tsx` exports. */
type Shop = Pick<Bundle, 'plan' | 'render'> & { errorPicture: string }

type Manifest = Record<string, { file: string; imports?: string[]; css?: string[]; assets?: string[] }>

const ENTRY = 'src/main.tsx'

/** The built shop in every language; undefined when it has not been built. What draws a language is loaded with its first page (decision 0053). */
export function loadBundles(dist: string): Record<Lang, Bundle> | undefined {
  const bundles: Partial<Record<Lang, Bundle>> = {}
  for (const lang of LANGS) {
    const manifestFile = join(dist, lang, 'manifest.json')
    const serverFile = join(dist, 'server', lang, 'server.js')
    if (!existsSync(manifestFile) || !existsSync(serverFile)) return undefined
    const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest
    const load = (): Promise<Shop> => import(pathToFileURL(serverFile).href)
    bundles[lang] = {
      plan: async (...address) => (await load()).plan(...address),
      render: async (...page) => (await load()).render(...page),
      errorPicture: async () => (await load()).errorPicture,
      files: filesOf(manifest, `/assets/${lang}/`),
    }
  }
  return bundles as Record<Lang, Bundle>
}

function filesOf(manifest: Manifest, base: string): Bundle['files'] {
  const known = new Map<string | undefined, PageFiles>()
  return (screen) => {
    let files = known.get(screen)
    if (!files) known.set(screen, (files = collect(manifest, base, screen)))
    return files
  }
}

function collect(manifest: Manifest, base: string, screen: string | undefined): PageFiles {
  const entry = manifest[ENTRY]
  if (!entry) throw new Error('the manifest of the storefront has no entry')
  const names = new Set<string>()
  walk(manifest, ENTRY, names)
  if (screen && manifest[screen]) walk(manifest, screen, names)
  const parts = [...names].map((name) => manifest[name]!)
  const styles = new Set(parts.flatMap((part) => part.css ?? []))
  const font = Object.values(manifest)
    .flatMap((part) => part.assets ?? [])
    .find((file) => file.startsWith('ibm-plex-sans-latin') && file.endsWith('.woff2'))
  return {
    scripts: [base + entry.file],
    modules: parts.filter((part) => part !== entry).map((part) => base + part.file),
    styles: [...styles].map((file) => base + file),
    font: font && base + font,
  }
}

function walk(manifest: Manifest, name: string, seen: Set<string>): void {
  if (seen.has(name)) return
  seen.add(name)
  for (const other of manifest[name]?.imports ?? []) walk(manifest, other, seen)
}
