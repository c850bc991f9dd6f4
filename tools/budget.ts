import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type Lang, LANGS } from '../domain/src/languages.ts'
import { isDrawn } from '../server/src/pages/drawn-parts.ts'

/*
 * The transfer size of a first visit, per page and language: `npx tsx tools/budget.ts` after a build. Counts every file that the page loads until a reader
 * touches it: the entry, the screen's chunks, the shell's, and everything they import, each as compressed for sending, with its headers. Fails if a budget is
 * exceeded, or if a bundle contains a sentence of another language, which the bundler should have dropped.
 */

const KIB = 1024
/** The size of a static file's headers: status line, type, encoding, length, date, tag, caching and protection. */
const HEADERS = 380

/**
 * The number of a page's scripts, the bytes of the style sheet shared by all such pages, and of the sheets of the page's own
 * parts: joined, and for strangers joined with the first.
 */
// The hashes in file names alone change a page's compressed size by up to 0.1 KiB from build to build.
type Budget = { files: number; css: number; parts: number }
/** What the scripts of any page may come to, including the parts that load without a touch (`comes`). */
const SCRIPTS = 130 * KIB
const STRANGERS: Budget = { files: 6, css: 11.8 * KIB, parts: KIB }

/** `comes`: parts that the page starts without, but loads by itself once it has a reply (storefront/chunks.ts). */
type Page = { chunks: readonly string[]; comes?: readonly string[]; styles: string; budget: Budget }
const PAGES: Record<string, Page> = {
  home: { chunks: ['HomeScreen'], styles: 'public', budget: { ...STRANGERS, parts: 4.7 * KIB } },
  help: { chunks: ['HelpScreen'], styles: 'public', budget: STRANGERS },
  // One article contains a sample sheet.
  article: {
    chunks: ['ArticleScreen'],
    comes: ['sheet'],
    styles: 'public',
    budget: STRANGERS,
  },
  login: {
    chunks: ['LoginScreen'],
    styles: 'public',
    budget: { ...STRANGERS, files: 7 },
  },
  'order form': {
    chunks: ['GoodsScreen'],
    styles: 'styles',
    budget: { files: 9, css: 15.6 * KIB, parts: 2.8 * KIB },
  },
  orders: {
    chunks: ['OrdersScreen'],
    comes: ['lead'],
    styles: 'styles',
    budget: { files: 7, css: 15.6 * KIB, parts: 1.5 * KIB },
  },
}
/** All Latin fonts. */
const FONTS = 62 * 1000

type Chunk = {
  file: string
  name?: string
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
  assets?: string[]
}
type Manifest = Record<string, Chunk>

const dist = process.argv[2] ?? join(import.meta.dirname, '../storefront/dist')
const consoleDist = join(import.meta.dirname, '../console/dist')
let over = false

for (const lang of LANGS) {
  const manifest = JSON.parse(readFileSync(join(dist, lang, 'manifest.json'), 'utf8')) as Manifest
  for (const [page, { chunks, comes = [], styles, budget }] of Object.entries(PAGES)) {
    const scripts = closure(manifest, ['main', 'app', ...chunks])
    report(`${lang} ${page}: requests for them`, scripts.length, budget.files)
    const whole = closure(manifest, ['main', 'app', ...chunks, ...comes])
    report(`${lang} ${page}: scripts`, sent(lang, whole), SCRIPTS)
    report(`${lang} ${page}: styles`, sent(lang, [manifest[`src/${styles}.css`]!.file]), budget.css)
    report(
      `${lang} ${page}: sheets of parts`,
      joined(lang, sheetsOf(manifest, scripts, chunks)),
      budget.parts,
    )
  }
  const fonts = new Set(manifest['src/styles.css']!.assets?.filter((file) => file.endsWith('.woff2')))
  report(`${lang} fonts`, sent(lang, [...fonts]), FONTS)
}
const CATALOGUES = {
  storefront: {
    of: (lang: Lang) => import(`../text/src/storefront/accounts/login.${lang}.ts`),
    say: (text: { noAccount: string }) => text.noAccount,
  },
  console: {
    of: (lang: Lang) => import(`../text/src/console/shell/shell.${lang}.ts`),
    say: (text: { forbidden: { title: string } }) => text.forbidden.title,
  },
}
for (const [frontEnd, { of, say }] of Object.entries(CATALOGUES)) {
  const sentences = await Promise.all(LANGS.map(async (lang) => say((await of(lang)).text)))
  for (const [at, lang] of LANGS.entries()) {
    const folder = join(frontEnd === 'storefront' ? dist : consoleDist, lang)
    const alone = sentences.every((sentence, other) => holds(folder, sentence) === (other === at))
    over ||= !alone
    console.log(`${alone ? 'ok   ' : 'FAIL '}${lang} ${frontEnd}: only texts in this language`)
  }
}
process.exitCode = over ? 1 : 0

/** Whether a script in the folder contains the sentence. */
function holds(folder: string, sentence: string): boolean {
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  )
  return scripts.some((file) => readFileSync(join(folder, file), 'utf8').includes(sentence))
}

/** The files of these chunks and of everything they import. Throws if two chunks import each other, because one would run before its dependencies. */
function closure(manifest: Manifest, names: readonly string[]): string[] {
  const keys = new Map(Object.entries(manifest).map(([key, { name }]) => [name, key]))
  const roots = names.map((name) => {
    const key = keys.get(name)
    if (!key) throw new Error(`one of ${names.join(', ')} is not in the manifest`)
    return key
  })
  return closureOf(manifest, ...roots)
}

function closureOf(manifest: Manifest, ...roots: readonly string[]): string[] {
  const files = new Set<string>()
  const walk = (key: string, above: readonly string[]) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`${key} is not in the manifest`)
    if (above.includes(key)) throw new Error(`${[...above, key].join(' imports ')}: a circle`)
    if (files.has(chunk.file)) return
    for (const other of chunk.imports ?? []) walk(other, [...above, key])
    files.add(chunk.file)
  }
  for (const root of roots) walk(root, [])
  return [...files]
}

/** The sheets that the document links in addition to the first: those of the page's scripts, and of lazy parts that the server renders. */
function sheetsOf(manifest: Manifest, scripts: readonly string[], screens: readonly string[]): string[] {
  const drawn = Object.values(manifest)
    .filter(({ file }) => scripts.includes(file))
    .flatMap(({ dynamicImports }) => dynamicImports ?? [])
    .filter((part) => isDrawn(part, screens))
    .flatMap((part) => closureOf(manifest, part))
  return [
    ...new Set(
      Object.values(manifest)
        .filter(({ file }) => scripts.includes(file) || drawn.includes(file))
        .flatMap(({ css }) => css ?? []),
    ),
  ]
}

/** Bytes on the wire: of the file that the build compressed, which it does where that is worthwhile. */
function sent(lang: string, files: readonly string[]): number {
  return files
    .map((file) => join(dist, lang, file))
    .map((file) => readFileSync(existsSync(`${file}.br`) ? `${file}.br` : file).length + HEADERS)
    .reduce((sum, bytes) => sum + bytes, 0)
}

/** The same for sheets that the server sends as one (server/src/pages/joined-sheets.ts). */
function joined(lang: string, sheets: readonly string[]): number {
  if (sheets.length === 0) return 0
  const whole = sheets.map((file) => readFileSync(join(dist, lang, file), 'utf8')).join('\n')
  return brotliCompressSync(whole).length + HEADERS
}

function report(what: string, size: number, budget: number): void {
  const shown = (amount: number) =>
    (amount > KIB ? `${(amount / KIB).toFixed(1)} KiB` : String(amount)).padStart(9)
  const bad = size > budget
  over ||= bad
  console.log(`${bad ? 'OVER ' : 'ok   '}${what.padEnd(42)} ${shown(size)} of ${shown(budget)}`)
}
