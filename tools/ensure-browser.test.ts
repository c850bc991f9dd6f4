import { execFile } from 'node:child_process'
import { lstat, mkdtemp, readdir, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { chromium } from 'playwright-core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { browserEnv } from './browser-fonts.ts'
import { browserArgs, ensureBrowser } from './ensure-browser.ts'

const patience = { timeout: 120_000 }
let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'longhaul test '))
})

afterEach(() => rm(folder, { recursive: true, force: true }))

test('the browser opens a page, and survives the closing of a context', patience, async () => {
  const browser = await open()
  const first = await browser.newContext()
  await first.newPage()
  await first.close()
  const page = await (await browser.newContext()).newPage()
  await page.goto('data:text/html;charset=utf-8,<title>代购 Longhaul</title>')
  expect(await page.title()).toBe('代购 Longhaul')
  await browser.close()
})

test('Chinese text is drawn on the page', patience, async () => {
  const browser = await open()
  const page = await (await browser.newContext()).newPage()
  const ink = await page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d')
    if (!pen) return []
    return ['购', '包', ' '].map((character) => {
      pen.clearRect(0, 0, 40, 40)
      pen.font = '30px Plex, "Noto Sans SC", sans-serif'
      pen.fillText(character, 2, 32)
      return pen.getImageData(0, 0, 40, 40).data.filter((value) => value > 0).length
    })
  })
  expect(ink[0]).toBeGreaterThan(100)
  expect(ink[1]).toBeGreaterThan(100)
  expect(ink[0]).not.toBe(ink[1])
  expect(ink[2]).toBe(0)
  await browser.close()
})

test('processes that unpack concurrently all get a complete browser', patience, async () => {
  const paths = await Promise.all([1, 2].map(() => ensureInOtherProcess(folder)))
  expect(new Set(paths)).toEqual(new Set([paths[0]]))
  expect((await lstat(String(paths[0]))).isFile()).toBe(true)
  expect((await readdir(folder)).filter((name) => name.startsWith('longhaul-'))).toHaveLength(1)
})

test('CHROMIUM_PATH takes precedence, and is not replaced when it does not start', async () => {
  expect(await ensureBrowser({ CHROMIUM_PATH: '/bin/true' })).toBe('/bin/true')
  const wrong = ensureBrowser({ ...process.env, CHROMIUM_PATH: '/nowhere/chromium' })
  await expect(wrong).rejects.toThrow(
    /^CHROMIUM_PATH names \/nowhere\/chromium, which does not start: set it .*ENOENT\)$/,
  )
})

async function open() {
  const executablePath = await ensureBrowser()
  const env = { ...process.env, ...(await browserEnv(executablePath)) }
  return chromium.launch({ executablePath, args: browserArgs, env })
}

async function ensureInOtherProcess(temporary: string): Promise<string> {
  const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
  const module = new URL('./ensure-browser.ts', import.meta.url).href
  const script = `process.stdout.write(await (await import('${module}')).ensureBrowser())`
  const env = { ...process.env, TMPDIR: temporary }
  const args = ['--import', loader, '--input-type=module', '-e', script]
  return (await promisify(execFile)(process.execPath, args, { env })).stdout
}
