/**
 * What a visitor with a telephone waits for: Lighthouse 12 on the important pages, medians of several runs,
 * compared with the goals. Starts a demo server of its own unless an address on loopback is given. `npm run
 * lighthouse [runs, 3] [http://127.0.0.1:3000]` after `npm run build`. Lighthouse is not a dependency of the
 * product: npx fetches it, or `LIGHTHOUSE` names its program (`…/node_modules/.bin/lighthouse`).
 */
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { FIRST_LANG, type Lang } from '@longhaul/domain/languages.ts'
import { createClient } from '@longhaul/contract/client.ts'
import { launchAt } from '@longhaul/e2e/browser.ts'
import { DemoServer } from '@longhaul/e2e/server.ts'
import { seededDemo } from '@longhaul/e2e/seeded-demo.ts'
import { demoSession } from './demo-session.ts'
import { mallRows } from './mall-rows.ts'
import { onLoopback } from './on-loopback.ts'
import { readList } from './read-list.ts'

/** The rows of the public list. Some of the mall's goods may not be shown: its page has 102 of them. */
const LISTED = 120
const SHOWN_LEAST = 100
const RUNS = Math.min(9, Number(process.argv[2] ?? 3))
const PRODUCT = encodeURIComponent('https://item.taobao.com/item.htm?id=812600000101')
/** `isPublic`: search engines may index it. The last one is a shopper's. */
const PAGES = [
  { name: 'home', path: '/', isPublic: true, fcp: 800 },
  { name: 'home (zh)', path: '/', isPublic: true, fcp: 800, lang: 'zh' },
  { name: 'help article', path: '/faq/59', isPublic: true, fcp: 800 },
  { name: 'order form', path: `/productdetail?url=${PRODUCT}`, isPublic: false, fcp: 1_200 },
  {
    name: 'order form (zh)',
    path: `/productdetail?url=${PRODUCT}`,
    isPublic: false,
    fcp: 1_200,
    lang: 'zh',
  },
  { name: 'public list', path: '/list', isPublic: true, fcp: 1_200, performance: 95 },
  { name: 'public list (zh)', path: '/list', isPublic: true, fcp: 1_200, performance: 95, lang: 'zh' },
  { name: 'log-in', path: '/user/login', isPublic: false, fcp: 800 },
  { name: 'orders', path: '/mine/order', isPublic: false, fcp: 1_200 },
] satisfies Page[]
type Page = { name: string; path: string; isPublic: boolean; fcp: number; performance?: number; lang?: Lang }

type Report = {
  categories: Record<string, { score: number | null }>
  audits: Record<
    string,
    { numericValue?: number; details?: { items?: { transferSize?: number; resourceType?: string }[] } }
  >
}
type Figures = Record<string, number>

const server = process.argv[3] ? undefined : await DemoServer.start(await seededDemo())
const base = onLoopback(server?.url ?? process.argv[3]!)
let failed = false
const folder = await mkdtemp(join(tmpdir(), 'longhaul-lighthouse-'))
try {
  // Alternately, so that other load on the machine affects all pages.
  const runs = PAGES.map((): Figures[] => [])
  const list = await publishedList()
  for (let run = 0; run < RUNS; run += 1)
    for (const [at, page] of PAGES.entries())
      runs[at]!.push(await measure({ ...page, path: page.path === '/list' ? list : page.path }))
  console.table(PAGES.map((page, at) => rowOf(page, mediansOf(runs[at]!))))
} finally {
  await server?.stop()
  await rm(folder, { recursive: true, force: true })
}
process.exitCode = failed ? 1 : 0

/** The path of a list of 100 goods that a shopper of the demo shows to everybody. */
async function publishedList(): Promise<string> {
  const { token } = await demoSession(base)
  const call = createClient({ base: new URL('/api/v1', base).href, token: () => token, lang: () => 'en' })
  const rows = mallRows(LISTED).map(({ name, link, option }) => [name, link, option].join('\t'))
  const name = `A list of ${LISTED} rows`
  const text = [['Name', 'Link', 'Option'].join('\t'), ...rows].join('\n')
  const { id } = await call('POST /goods_lists', { body: { name, text } })
  await readList(call, id)
  const params = { id }
  const body = { title: name, intro: '', shown_name: 'Mei' }
  const { code } = await call('PUT /goods_lists/{id}/publication', { params, body })
  const { list } = await call('GET /public_lists/{code}', { params: { code } })
  const shown = list?.goods.length ?? 0
  if (shown < SHOWN_LEAST) throw new Error(`the list shows ${shown} goods`)
  return `/list/${code}`
}

/** One run in a separate browser with an empty cache. */
async function measure({ name, path, lang = FIRST_LANG }: Page): Promise<Figures> {
  const port = await freePort()
  const profile = await mkdtemp(join(folder, 'profile-'))
  const browser = await launchAt(port, profile)
  try {
    const cookies = { lang, ...(name === 'orders' ? await demoSession(base) : {}) }
    await browser.addCookies(
      Object.entries(cookies).map(([key, value]) => ({ name: key, value, url: base.origin })),
    )
    const file = join(profile, 'report.json')
    const [program = 'npx', ...first] = process.env['LIGHTHOUSE']
      ? [process.env['LIGHTHOUSE']]
      : ['npx', '--yes', 'lighthouse@12']
    const args = [
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--port=${port}`,
      '--disable-storage-reset',
    ]
    await promisify(execFile)(program, [...first, new URL(path, base).href, ...args], { timeout: 240_000 })
    return figuresOf(JSON.parse(await readFile(file, 'utf8')) as Report)
  } finally {
    await browser.close()
  }
}

function figuresOf({ categories, audits }: Report): Figures {
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  const figure = (name: string) => audits[name]?.numericValue ?? NaN
  const requests = audits['network-requests']?.details?.items ?? []
  const kib = (type?: string) =>
    requests
      .filter(({ resourceType }) => type === undefined || resourceType === type)
      .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1024
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    SEO: score('seo'),
    FCP: Math.round(figure('first-contentful-paint')),
    LCP: Math.round(figure('largest-contentful-paint')),
    TBT: Math.round(figure('total-blocking-time')),
    CLS: Math.round(figure('cumulative-layout-shift') * 1000) / 1000,
    requests: requests.length,
    KiB: Math.round(kib()),
    'JS KiB': Math.round(kib('Script')),
    'CSS KiB': Math.round(kib('Stylesheet') * 10) / 10,
  }
}

function mediansOf(runs: readonly Figures[]): Figures {
  return Object.fromEntries(
    Object.keys(runs[0] ?? {}).map((name) => {
      const values = runs.map((run) => run[name]!).toSorted((value, other) => value - other)
      return [name, values[Math.floor(values.length / 2)]!]
    }),
  )
}

/** The page's figures; one that misses its goal is shown with the goal. */
function rowOf(
  { name, path, isPublic, fcp, performance = 98 }: Page,
  figures: Figures,
): Record<string, string | number> {
  const least: Figures = {
    performance,
    accessibility: 100,
    'best practices': 100,
    ...(isPublic ? { SEO: 100 } : {}),
  }
  const most: Figures = {
    FCP: fcp,
    LCP: 1_600,
    TBT: 50,
    CLS: 0.01,
    'JS KiB': 100,
    ...(path === '/' ? { requests: 12, KiB: 200 } : {}),
    ...(isPublic ? { 'CSS KiB': 12 } : {}),
  }
  const shown = Object.entries(figures).map(([figure, value]) => {
    const isOver = value < (least[figure] ?? -Infinity) || value > (most[figure] ?? Infinity)
    failed ||= isOver
    return [figure, isOver ? `${value} (goal ${least[figure] ?? most[figure]})` : value]
  })
  return { page: name, ...(Object.fromEntries(shown) as Record<string, string | number>) }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })
}
