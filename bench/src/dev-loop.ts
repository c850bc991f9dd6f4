/**
 * How long a change takes from saving the file until the developer sees it, under `npm run dev`: a class name
 * of the shop and of the console, on a page whose typed input must survive; and an action's reply. Sources
 * are edited and restored. Exits with 1 if a median is over its limit. Run with `npx tsx
 * bench/src/dev-loop.ts [rounds] [http://localhost:3000]`; without an address it starts a development server
 * of its own.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { launch } from '@longhaul/e2e/browser.ts'
import { DEV, DemoServer } from '@longhaul/e2e/server.ts'
import { seededDemo } from '@longhaul/e2e/seeded-demo.ts'
import { type Edit, EDITS } from './dev-edits.ts'

const ROUNDS = Number(process.argv[2] ?? 5)
const SCREEN_WITHIN_MS = 1_000
const ACTION_WITHIN_MS = 3_000
const ROOT = join(import.meta.dirname, '../..')

const server = process.argv[3] ? undefined : await DemoServer.start(await seededDemo(), DEV)
const url = server?.url ?? process.argv[3]!
const browser = await launch()
try {
  const page = await browser.newPage()
  await measure('shop, class name', SCREEN_WITHIN_MS, await form(page, '/user/login'), EDITS.shop)
  await measure('console, class name', SCREEN_WITHIN_MS, await form(page, '/console'), EDITS.console)
  await measure('action', ACTION_WITHIN_MS, countries, EDITS.action)
} finally {
  await browser.close()
  await server?.stop()
}

type Page = Awaited<ReturnType<typeof browser.newPage>>
/** Waits until the change is visible, or has disappeared again. */
type Look = (changed: boolean) => Promise<unknown>

async function measure(what: string, limitMs: number, look: Look, edit: Edit): Promise<void> {
  const path = join(ROOT, edit.file)
  const source = await readFile(path, 'utf8')
  if (!source.includes(edit.before)) throw new Error(`${edit.file} does not contain ${edit.before}`)
  const times: number[] = []
  try {
    for (let round = 0; round < ROUNDS; round++) {
      for (const changed of [true, false]) {
        const began = performance.now()
        await writeFile(path, changed ? source.replace(edit.before, edit.after) : source)
        await look(changed)
        times.push(performance.now() - began)
      }
    }
  } finally {
    await writeFile(path, source)
  }
  const sorted = times.toSorted((a, b) => a - b).map(Math.round)
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0
  if (median > limitMs) process.exitCode = 1
  console.log(`${what}: median ${median} ms of ${limitMs}, from ${sorted[0]} to ${sorted.at(-1)}`)
}

/** A log-in page with some typed input. */
async function form(page: Page, path: string): Promise<Look> {
  await page.goto(url + path)
  const email = page.locator('form input[type=email]')
  await email.waitFor({ timeout: 60_000 })
  // Until the page is idle: dependencies that are discovered late may reload it once.
  await page.waitForLoadState('networkidle')
  await email.fill('typed@example.com')
  return async (changed) => {
    await page.waitForFunction(
      (wanted) =>
        [...document.body.querySelectorAll('*')].some(
          (part) => getComputedStyle(part).paddingTop === '37px',
        ) === wanted,
      changed,
      { polling: 10 },
    )
    if ((await email.inputValue()) !== 'typed@example.com') throw new Error('the page was reloaded')
  }
}

async function countries(changed: boolean): Promise<void> {
  const deadline = AbortSignal.timeout(30_000)
  while (!deadline.aborted) {
    const answer = await fetch(`${url}/api/v1/country`, { signal: deadline })
    if (answer.ok && /"continent":"[A-Z]+!"/.test(await answer.text()) === changed) return
    await pause(20)
  }
  throw new Error('the action’s reply did not change')
}
