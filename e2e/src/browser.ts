import { mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Lang } from '@longhaul/domain/languages.ts'
import { type Browser, type BrowserContext, type CDPSession, type Page, chromium } from 'playwright-core'
import { browserEnv } from '../../tools/browser-fonts.ts'
import { browserArgs, ensureBrowser } from '../../tools/ensure-browser.ts'
import { watchRequests } from './requests.ts'

/** The browser of this worker, for all its files; each user gets a context of their own. It ends with the worker. */
export async function launch(): Promise<Browser> {
  if (!running || !(await running).isConnected()) running = start()
  return running
}

let running: Promise<Browser> | undefined

async function start(): Promise<Browser> {
  return await chromium.launch(await launchOptions())
}

/** A browser of its own whose camera shows a test picture and asks nobody. */
export async function launchWithCamera(): Promise<Browser> {
  const { args, ...options } = await launchOptions()
  const camera = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']
  return await chromium.launch({ ...options, args: [...args, ...camera] })
}

/** A browser of its own that another program steers by a port; its profile is in the folder. */
export async function launchAt(port: number, profile: string): Promise<BrowserContext> {
  const { args, ...options } = await launchOptions()
  return await chromium.launchPersistentContext(profile, {
    ...options,
    args: [...args, `--remote-debugging-port=${port}`],
  })
}

/** Threads and processes that smooth what a person watches, and only take turns where four browsers share two cores. */
const LIGHTER = [
  '--in-process-gpu',
  '--num-raster-threads=1',
  '--disable-threaded-animation',
  '--disable-threaded-scrolling',
  '--disable-checker-imaging',
  // A page lives for two seconds: what is compiled twice to run faster does not pay.
  '--js-flags=--no-opt',
]

async function launchOptions() {
  const executablePath = await ensureBrowser()
  const env = { ...definedOf(process.env), ...(await browserEnv(executablePath)) }
  return { executablePath, args: [...browserArgs, ...LIGHTER], env }
}

const definedOf = (env: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )

/** How a page is looked at: a language and the size of its window. */
export type Way = { name: string; lang: Lang; width: number; height: number }

/*
 * The two ways in which everything must work. What reads alike in both is walked one way by `npm test` and the other way by `npm run test:long`; what
 * every page must be in both is in shop-pages.ts.
 */
export const ENGLISH: Way = { name: 'English at 1280 px', lang: 'en', width: 1280, height: 900 }
export const CHINESE: Way = { name: 'Chinese at 375 px', lang: 'zh', width: 375, height: 812 }
/** At the page width of the design. */
export const ENGLISH_AT_1190: Way = { name: 'English at 1190 px', lang: 'en', width: 1190, height: 900 }

/** A user at a screen: what the page logged as errors, and which of its calls were refused. */
export type Seat = { page: Page; context: BrowserContext; complaints: string[]; refusals: string[] }

/** As long as a busy machine takes; how fast a page is, `bench` says. */
const PATIENCE_MS = 30_000

/** Opens a page for a user, in a language. */
export async function sitDown(
  browser: Browser,
  url: string,
  way: { lang: Lang; width: number; height: number; touch?: boolean },
): Promise<Seat> {
  const context = await browser.newContext({
    baseURL: url,
    locale: way.lang === 'zh' ? 'zh-CN' : 'en-GB',
    timezoneId: 'Europe/Berlin',
    viewport: { width: way.width, height: way.height },
    reducedMotion: 'reduce',
    hasTouch: way.touch ?? false,
  })
  await context.addCookies([{ name: 'lang', value: way.lang, url }])
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE_MS)
  watchRequests(page)
  const complaints: string[] = []
  const refusals: string[] = []
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`))
  page.on('console', (message) => {
    // What a call was refused is among the refusals.
    if (message.type() === 'error' && !/status of (4\d\d|503)/.test(message.text()))
      complaints.push(`console: ${message.text()}`)
  })
  page.on('request', (request) => {
    if (!request.url().startsWith(url) && !/^(data|blob):/.test(request.url()))
      complaints.push(`foreign request: ${request.url()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400)
      refusals.push(`${response.status()} ${response.request().method()} ${response.url()}`)
  })
  return { page, context, complaints, refusals }
}

/** Whether the screen is touched by a finger, as the page's media queries see it. */
export async function setTouch(page: Page, enabled: boolean): Promise<void> {
  // It holds for as long as the session does.
  const session = await sessionOf(page)
  await session.send('Emulation.setTouchEmulationEnabled', { enabled, maxTouchPoints: 1 })
}

/** What talks to a page by the protocol itself, one for each page. */
export async function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page))
  sessions.set(page, session)
  return session
}

const sessions = new WeakMap<Page, CDPSession>()

/** Saves a picture and the text of a page, to see why a journey stopped there. Returns where. */
export async function keepEvidence(page: Page, name: string): Promise<string> {
  const folder = join(tmpdir(), 'longhaul-journeys')
  const file = join(folder, `${name}-${Date.now()}`)
  await mkdir(folder, { recursive: true })
  const read = await page
    .locator('body')
    .ariaSnapshot()
    .catch((error: unknown) => String(error))
  await writeFile(`${file}.txt`, `${page.url()}\n${read}\n`)
  await page.screenshot({ path: `${file}.png` }).catch(() => undefined)
  return `${file}.png, .txt`
}
