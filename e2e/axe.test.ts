import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeFaults } from './src/axe.ts'
import { launch } from './src/browser.ts'

/*
 * Each painting style of text is checked only once (painted-text.ts): a difference in anything that affects
 * contrast makes another style.
 */

const browser = await launch()
let page: Page

beforeAll(async () => {
  page = await browser.newPage()
})
afterAll(() => page?.close())

/** A page whose texts are legible unless `body` makes them illegible. */
const shows = (body: string, css = '') =>
  page.setContent(
    `<!doctype html><html lang="en"><title>Contrast</title><style>body { color: #333; background: #fff } ${css}</style>
    <main><h1>Contrast</h1>${body}</main></html>`,
  )
const faultyTexts = async () =>
  (await axeFaults(page)).map((fault) => /^([\w-]+): .*>([^<]*)</.exec(fault)?.slice(1).join(' '))

test('each text of a faulty style is reported, and reported again on the next page', async () => {
  const rows = '<p class="pale">one</p><p class="pale">two</p>'
  await shows(rows, '.pale { color: #bbb }')
  expect(await faultyTexts()).toEqual(['color-contrast one', 'color-contrast two'])
  await shows(rows, '.pale { color: #bbb }')
  expect(await faultyTexts()).toEqual(['color-contrast one', 'color-contrast two'])
})

test.each([
  ['its colour', 'p { color: #bbb }'],
  ['its background', 'p { background: #555 }'],
  ['the background of what it lies in', 'section { background: #555 }'],
  ['how much shows through', 'section { opacity: 0.4 }'],
])('what read well is faulty by %s', async (_, css) => {
  const body = '<section><p>words</p></section>'
  await shows(body)
  expect(await faultyTexts()).toEqual([])
  await shows(body, css)
  expect(await faultyTexts()).toEqual(['color-contrast words'])
})

test('a style that is legible at its size is faulty when it is small', async () => {
  const css = 'p { color: #888; font-size: 32px }'
  await shows('<p>words</p>', css)
  expect(await faultyTexts()).toEqual([])
  await shows('<p>words</p>', css.replace('32px', '14px'))
  expect(await faultyTexts()).toEqual(['color-contrast words'])
})

test('a legible text is faulty over a layer that was not there before', async () => {
  const css =
    'section { position: relative; isolation: isolate } i { position: absolute; inset: 0; z-index: -1 } i.dark { background: #444 }'
  await shows('<section><i></i><p>words</p></section>', css)
  expect(await faultyTexts()).toEqual([])
  await shows('<section><i class="dark"></i><p>words</p></section>', css)
  expect(await faultyTexts()).toEqual(['color-contrast words'])
})

test('a text that was hidden when it was skipped is checked once it is visible', async () => {
  const body = '<p>words</p>'
  await shows(body, 'p { color: #bbb; visibility: hidden }')
  expect(await faultyTexts()).toEqual([])
  await shows(body, 'p { color: #bbb }')
  expect(await faultyTexts()).toEqual(['color-contrast words'])
})

test('the other rules check every element of every page', async () => {
  const body = '<p>words</p><img src="data:," width="20" height="20">'
  for (const _ of [1, 2]) {
    await shows(body)
    expect((await axeFaults(page)).map((fault) => fault.split(':')[0])).toEqual(['image-alt'])
  }
})
