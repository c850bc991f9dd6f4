import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { type Lang, LANGS } from '../domain/src/languages.ts'

/*
 * What a first visit has to fetch before it can do anything, per page and language: `npx tsx tools/budget.ts` after a build. Fails over the
 * budget. Counted is what the page's document asks for: the entry, the screen's chunk and whatever they import, each once. Fails too where a
 * bundle holds a sentence of the other language, which the bundler is to drop.
 */

const KIB = 1024
/** gzip, in bytes: scripts of a page, its style sheets, all fonts of the Latin script (woff2 is compressed already). */
const BUDGET = { js: 100 * KIB, css: 18 * KIB, fonts: 62 * 1000 }

const PAGES = {
  home: 'src/home/HomeScreen.tsx',
  help: 'src/help/HelpScreen.tsx',
  article: 'src/help/ArticleScreen.tsx',
  login: 'src/accounts/LoginScreen.tsx',
}

type Manifest = Record<string, { file: string; imports?: string[]; css?: string[]; assets?: string[] }>

const dist = process.argv[2] ?? join(import.meta.dirname, '../storefront/dist')
const consoleDist = join(import.meta.dirname, '../console/dist')
let over = false

for (const lang of LANGS) {
  const manifest = JSON.parse(readFileSync(join(dist, lang, 'manifest.json'), 'utf8')) as Manifest
  for (const [page, screen] of Object.entries(PAGES)) {
    const files = closure(manifest, ['src/main.tsx', screen])
    report(`${lang} ${page}: scripts (${files.length})`, measure(lang, files), BUDGET.js)
    const parts = Object.values(manifest).filter((part) => files.includes(part.file))
    const css = new Set(parts.flatMap((part) => part.css ?? []))
    report(`${lang} ${page}: styles (${css.size})`, measure(lang, [...css]), BUDGET.css)
  }
  const entries = Object.values(manifest)
  const fonts = new Set(
    entries.flatMap((entry) => entry.assets ?? []).filter((file) => file.endsWith('.woff2')),
  )
  const bytes = [...fonts].reduce((sum, file) => sum + readFileSync(join(dist, lang, file)).length, 0)
  report(`${lang} fonts (${fonts.size})`, { raw: bytes, gzip: bytes, brotli: bytes }, BUDGET.fonts)
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

/** Whether a script of the folder contains the sentence. */
function holds(folder: string, sentence: string): boolean {
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  )
  return scripts.some((file) => readFileSync(join(folder, file), 'utf8').includes(sentence))
}

function closure(manifest: Manifest, names: readonly string[], seen = new Set<string>()): string[] {
  for (const name of names) {
    const entry = manifest[name]
    if (!entry) throw new Error(`${name} is not in the manifest`)
    if (seen.has(entry.file)) continue
    seen.add(entry.file)
    closure(manifest, entry.imports ?? [], seen)
  }
  return [...seen]
}

function measure(lang: string, files: readonly string[]): { raw: number; gzip: number; brotli: number } {
  const sum = { raw: 0, gzip: 0, brotli: 0 }
  for (const file of files) {
    const content = readFileSync(join(dist, lang, file))
    sum.raw += content.length
    sum.gzip += gzipSync(content, { level: 9 }).length
    sum.brotli += brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
  }
  return sum
}

function report(what: string, size: { raw: number; gzip: number; brotli: number }, budget: number): void {
  const kib = (bytes: number) => (bytes / KIB).toFixed(1).padStart(6)
  const bad = size.gzip > budget
  over ||= bad
  console.log(
    `${bad ? 'OVER ' : 'ok   '}${what.padEnd(28)} gzip ${kib(size.gzip)} of ${kib(budget)} KiB   brotli ${kib(size.brotli)}   unpacked ${kib(size.raw)}`,
  )
}
