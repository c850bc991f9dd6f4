import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Browser } from 'playwright-core'
import { CHINESE, ENGLISH, launch, sitDown } from './src/browser.ts'
import { DEV, DemoServer } from './src/server.ts'
import { wordsIn } from './src/words.ts'

/*
 * `npm run dev`: both front ends from their sources, in both languages, against the same server.
 */

let server: DemoServer
let browser: Browser
beforeAll(async () => {
  ;[server, browser] = await Promise.all([DemoServer.start(inject('seededDemo'), DEV), launch()])
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

test.each([ENGLISH, CHINESE])('$name: shop and console load, hydrate and log no errors', async (way) => {
  const words = wordsIn(way.lang)
  const { page, complaints } = await sitDown(browser, server.url, way)
  // Vite compiles each file when it is first requested, while other processes keep the machine busy.
  page.setDefaultTimeout(150_000)

  await page.goto('/user/login')
  await page.getByRole('heading', { name: words.shop.login.title }).waitFor()
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: words.shop.login.submit }).click()
  await page.locator('[aria-invalid=true]').first().waitFor()

  await page.goto('/console')
  await page.getByRole('heading', { name: words.desk.shell.login.title }).waitFor()
  expect(complaints).toEqual([])
})

test('the development build is running, and the server renders its pages', async () => {
  const document = await (await fetch(`${server.url}/faq`)).text()
  expect(document).toContain('/assets/en/@vite/client')
  expect(document).toMatch(/<h1[ >]/)
  const home = await fetch(`${server.url}/nowhere`)
  expect(home.status).toBe(404)
})
