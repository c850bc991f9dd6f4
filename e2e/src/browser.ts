import { mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Lang } from '@longhaul/domain/languages.ts'
import { type Browser, type BrowserContext, type CDPSession, type Page, chromium } from 'playwright-core'
import { browserEnv } from '../../tools/browser-fonts.ts'
import { browserArgs, ensureBrowser } from '../../tools/ensure-browser.ts'
import { watchRequests } from './requests.ts'
import { READERS_ZONE } from './zones.ts'

/**
 * The browser of this worker, shared by all its files; each user gets a separate context. It is closed with
 * the worker.
 */
export async function launch(): Promise<Browser> {
  if (!running || !(await running).isConnected()) running = start()
  return running
}

let running: Promise<Browser> | undefined

async function start(): Promise<Browser> {
  return await chromium.launch(await frugalOptions())
}

/** A separate browser whose camera shows a test picture without asking for permission. */
export async function launchWithCamera(): Promise<Browser> {
  const { args, ...options } = await frugalOptions()
  const camera = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']
  return await chromium.launch({ ...options, args: [...args, ...camera] })
}

/**
 * A separate browser for measuring: with the compilers and threads that a visitor's has, which journeys do
 * without.
 */
export async function launchToMeasure(): Promise<Browser> {
  return await chromium.launch(await launchOptions())
}

/** The same, controlled by another program through a port; its profile is in the folder. */
export async function launchAt(port: number, profile: string): Promise<BrowserContext> {
  const { args, ...options } = await launchOptions()
  return await chromium.launchPersistentContext(profile, {
    ...options,
    args: [...args, `--remote-debugging-port=${port}`],
  })
}

/**
 * Disables threads and processes that make the display smoother for a person, but only compete for time when
 * four browsers share two cores.
 */
const FEWER_PROCESSES = [
  '--in-process-gpu',
  '--num-raster-threads=1',
  '--disable-threaded-animation',
  '--disable-threaded-scrolling',
  '--disable-checker-imaging',
  // A page lives for two seconds: compiling twice for speed does not pay off.
  '--js-flags=--no-opt,--no-maglev',
]

async function frugalOptions() {
  const { args, ...options } = await launchOptions()
  return { ...options, args: [...args, ...FEWER_PROCESSES] }
}

async function launchOptions() {
  const executablePath = await ensureBrowser()
  const env = { ...definedOf(process.env), ...(await browserEnv(executablePath)) }
  return { executablePath, args: [...browserArgs], env }
}

const definedOf = (env: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )

/** The conditions under which a page is viewed: a language and a window size. */
export type Way = { name: string; lang: Lang; width: number; height: number }

/*
 * The two combinations in which everything must work. What is the same in both is walked in one by `npm test`
 * and in the other by `npm run test:long`; what every page must satisfy in both is in shop-pages.ts.
 */
export const ENGLISH: Way = { name: 'English at 1280 px', lang: 'en', width: 1280, height: 900 }
export const CHINESE: Way = { name: 'Chinese at 375 px', lang: 'zh', width: 375, height: 812 }
/** At the page width of the design. */
export const ENGLISH_AT_1190: Way = { name: 'English at 1190 px', lang: 'en', width: 1190, height: 900 }

/** A user at a screen, with the errors that the page logged and the calls that were refused. */
export type Seat = { page: Page; context: BrowserContext; complaints: string[]; refusals: string[] }

/** As long as a busy machine may need; `bench` measures how fast a page is. */
const PATIENCE_MS = 60_000

/** Opens a page for a user, in a language. */
export async function sitDown(
  browser: Browser,
  url: string,
  way: { lang: Lang; width: number; height: number; touch?: boolean },
): Promise<Seat> {
  const context = await browser.newContext({
    baseURL: url,
    locale: way.lang === 'zh' ? 'zh-CN' : 'en-GB',
    timezoneId: READERS_ZONE,
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
    // Refused calls are recorded in `refusals` instead.
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

/** Sets whether the page's media queries see a touch screen. */
export async function setTouch(page: Page, enabled: boolean): Promise<void> {
  // Applies for as long as the session exists.
  const session = await sessionOf(page)
  await session.send('Emulation.setTouchEmulationEnabled', { enabled, maxTouchPoints: 1 })
}

/** The debugging-protocol session of a page, one for each page. */
export async function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page))
  sessions.set(page, session)
  return session
}

const sessions = new WeakMap<Page, CDPSession>()

/** Saves a screenshot and the text of a page, to show why a journey stopped there. Returns their location. */
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
