import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Lang, LANGS } from '../domain/src/languages.ts'

/*
 * The transfer size of a first visit, per page and language: `npx tsx tools/budget.ts` after a build. Counts
 * every file that the document names: the entry, the screen, and everything they import, each as compressed
 * for sending, with its headers. Fails if a budget is exceeded, or if a bundle contains a sentence of another
 * language, which the bundler should have dropped.
 */

const KIB = 1024
/**
 * The size of a static file's headers: status line, type, encoding, length, date, tag, caching and
 * protection.
 */
const HEADERS = 380

/** What the scripts of any page may come to. */
const SCRIPTS = 130 * KIB
/** The style sheet that all such pages share, by its name. */
const STYLES = { public: 11.8 * KIB, styles: 15.6 * KIB }
/** The style sheets of a page's own components. */
const SHEETS = 7 * KIB

const PAGES: Record<string, { screen: string; styles: keyof typeof STYLES }> = {
  home: { screen: 'home/HomeScreen', styles: 'public' },
  help: { screen: 'help/HelpScreen', styles: 'public' },
  article: { screen: 'help/ArticleScreen', styles: 'public' },
  login: { screen: 'accounts/LoginScreen', styles: 'public' },
  'order form': { screen: 'goods/GoodsScreen', styles: 'styles' },
  'public list': { screen: 'lists/PublicListScreen', styles: 'styles' },
  orders: { screen: 'orders/OrdersScreen', styles: 'styles' },
}
/** All Latin fonts. */
const FONTS = 62 * 1000

type Chunk = {
  file: string
  imports?: string[]
  css?: string[]
  assets?: string[]
}
type Manifest = Record<string, Chunk>

const dist = process.argv[2] ?? join(import.meta.dirname, '../storefront/dist')
const consoleDist = join(import.meta.dirname, '../console/dist')
let over = false

for (const lang of LANGS) {
  const manifest = JSON.parse(readFileSync(join(dist, lang, 'manifest.json'), 'utf8')) as Manifest
  for (const [page, { screen, styles }] of Object.entries(PAGES)) {
    const chunks = closure(manifest, ['src/main.tsx', `src/${screen}.tsx`])
    const sheets = new Set(chunks.flatMap(({ css }) => css ?? []))
    report(
      `${lang} ${page}: scripts`,
      sent(
        lang,
        chunks.map(({ file }) => file),
      ),
      SCRIPTS,
    )
    report(`${lang} ${page}: styles`, sent(lang, [manifest[`src/${styles}.css`]!.file]), STYLES[styles])
    report(`${lang} ${page}: sheets of components`, sent(lang, [...sheets]), SHEETS)
  }
  const fonts = new Set(manifest['src/public.css']!.assets?.filter((file) => file.endsWith('.woff2')))
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

/**
 * These chunks and everything they import. Throws if two chunks import each other, because one would run
 * before its dependencies.
 */
function closure(manifest: Manifest, roots: readonly string[]): Chunk[] {
  const found = new Set<Chunk>()
  const walk = (key: string, above: readonly string[]) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`${key} is not in the manifest`)
    if (above.includes(key)) throw new Error(`${[...above, key].join(' imports ')}: a circle`)
    if (found.has(chunk)) return
    for (const other of chunk.imports ?? []) walk(other, [...above, key])
    found.add(chunk)
  }
  for (const root of roots) walk(root, [])
  return [...found]
}

/** Bytes on the wire: of the file that the build compressed, which it does where that is worthwhile. */
function sent(lang: string, files: readonly string[]): number {
  return files
    .map((file) => join(dist, lang, file))
    .map((file) => readFileSync(existsSync(`${file}.br`) ? `${file}.br` : file).length + HEADERS)
    .reduce((sum, bytes) => sum + bytes, 0)
}

function report(what: string, size: number, budget: number): void {
  const shown = (amount: number) =>
    (amount > KIB ? `${(amount / KIB).toFixed(1)} KiB` : String(amount)).padStart(9)
  const bad = size > budget
  over ||= bad
  console.log(`${bad ? 'OVER ' : 'ok   '}${what.padEnd(42)} ${shown(size)} of ${shown(budget)}`)
}
