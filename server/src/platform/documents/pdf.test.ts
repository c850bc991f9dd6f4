import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { HAN, HAN_BOLD, drawPdf, inHan, registerHan } from './pdf.ts'

const PRINTED = new Date('2026-11-02T04:00:00Z')

/** A page of Chinese text in both weights; `pause` lets another document be drawn between its lines. */
const page = (words: string, pause: () => Promise<void> = async () => undefined) =>
  drawPdf({ size: 'A4', margin: 40, title: 'page', printedAt: PRINTED }, async (sheet) => {
    registerHan(sheet)
    for (const [at, word] of words.split(' ').entries()) {
      sheet.font(at % 2 === 0 ? HAN : HAN_BOLD).text(inHan(word))
      await pause()
    }
  })

test('a document does not contain glyphs that only another document needed', async () => {
  const alone = await page('手账本 蓝色')
  const larger = await page('订单收据 棉布衬衫 手账本 蓝色 远淘')
  expect(larger.length).toBeGreaterThan(alone.length)
  expect((await page('手账本 蓝色')).equals(alone)).toBe(true)
})

test('documents drawn concurrently are the same as if drawn alone', async () => {
  const words = ['手账本 蓝色 棉布', '订单 收据 衬衫']
  const alone = [await page(words[0]!), await page(words[1]!)]
  const turn = () => new Promise<void>((resolve) => setImmediate(resolve))
  const concurrent = await Promise.all(words.map((each) => page(each, turn)))
  expect(concurrent.map((made, at) => made.equals(alone[at]!))).toEqual([true, true])
})

test('fonts are parsed by the same copy of fontkit that PDFKit uses', () => {
  const here = createRequire(import.meta.url)
  expect(createRequire(here.resolve('pdfkit')).resolve('fontkit')).toBe(here.resolve('fontkit'))
})

test('text without glyphs in any font does not affect the next document', async () => {
  const before = await page('手账本 蓝色')
  await page('\ud800 👨‍👩‍👧 \u0000\uffff ﷽ \u202e蓝色')
  expect((await page('手账本 蓝色')).equals(before)).toBe(true)
})

test('after thousands of different letters the fonts are reloaded, and documents stay the same', async () => {
  const before = await page('手账本 蓝色')
  await page(String.fromCodePoint(...Array.from({ length: 2_100 }, (_, at) => 0x4e00 + at)))
  expect((await page('手账本 蓝色')).equals(before)).toBe(true)
})
