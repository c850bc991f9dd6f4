import { chromium } from 'playwright-core'
import { expect, test } from 'vitest'
import { browserEnv } from './browser-fonts.ts'
import { browserArgs, ensureBrowser } from './ensure-browser.ts'

const patience = { timeout: 120_000 }

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
