import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { whyNotPrint } from '@longhaul/domain/printing/printable.ts'
import { expect, test } from 'vitest'
import { embeddedFonts, emptyBoxes } from '../../parcels/documents/read-page.test-support.ts'
import { fontLettersFile } from './font-letters-file.ts'
import { heightOf, write } from './ink.ts'
import { drawPdf } from './pdf.ts'
import { inPrintableLetters, loadTransliteration } from './transliterate.ts'

const PRINTED = new Date('2026-11-02T04:00:00Z')

/** A page of text in both weights; `pause` lets another document be drawn between its lines. */
const page = (words: string, pause: () => Promise<void> = async () => undefined) =>
  drawPdf({ size: 'A4', margin: 40, title: 'page', printedAt: PRINTED }, async (sheet) => {
    let y = 40
    for (const [at, word] of words.split(' ').entries()) {
      y = write(sheet, word, { x: 40, y, width: 500, size: 12, bold: at % 2 === 1 })
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

test('after thousands of different letters the fonts are reloaded, and documents stay the same', async () => {
  const before = await page('手账本 蓝色')
  await page(String.fromCodePoint(...Array.from({ length: 2_100 }, (_, at) => 0x4e00 + at)))
  expect((await page('手账本 蓝色')).equals(before)).toBe(true)
})

test('the rule for what can be printed knows the letters of the fonts as they are', async () => {
  const file = new URL('../../../../domain/src/printing/font-letters.ts', import.meta.url)
  expect(await readFile(file, 'utf8'), 'run "npm run letters"').toBe(await fontLettersFile())
})

test.each([
  ['Łódź, ul. Święty “B” – 5 €', 'PL', ['NotoSans-Regular']],
  ['Main Street 12', 'US', []],
  ['Kahanaʻole Kalanianaʻole', 'US', ['NotoSans-Regular', 'NotoSans-Bold']],
  ['Adébáyọ̀ Ọlátúnjí ẞ Ɛ Ɔ Ɓ 12‑14', 'NG', ['NotoSans-Regular', 'NotoSans-Bold']],
  ['Αθήνα Москва', '', ['NotoSans-Regular', 'NotoSans-Bold']],
  ['강남구 테헤란로', 'KR', ['NotoSansKR-Regular', 'NotoSansKR-Bold']],
  ['山﨑 髙橋さくら', 'JP', ['NotoSansJP-Regular', 'NotoSansJP-Bold']],
  ['𠮷田', 'JP', ['NotoSansJP-Regular']],
  ['彌敦道', 'HK', ['NotoSansHans-Regular']],
  ['5′→', 'DE', ['NotoSansHans-Regular']],
  [
    'Kahanaʻole山﨑김𠮷田Łódź',
    'JP',
    ['NotoSans-Regular', 'NotoSansJP-Regular', 'NotoSansKR-Regular', 'NotoSansHans-Regular'],
  ],
])('%s (%s) is printed without an empty box, in %j', async (words, _country, fonts) => {
  const pdf = await page(words)
  expect(emptyBoxes(pdf)).toBe(0)
  expect(embeddedFonts(pdf).toSorted()).toEqual([...fonts].toSorted())
  // Only the letters used are embedded: the fonts have up to eight megabytes.
  expect(pdf.length).toBeLessThan(100_000)
})

test('every letter that the rule accepts has a glyph on paper', async () => {
  const letters = Array.from({ length: 0x3_0000 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter((letter) => ['', 'JP', 'KR', 'GR', 'RU'].some((country) => whyNotPrint(letter, country) === null))
  expect(letters.length).toBeGreaterThan(40_000)
  // Every 41st in a run: with all of them the test would take a minute. The fonts themselves are compared
  // with the rule above.
  const some = letters.filter((_, at) => at % 41 === 0)
  expect(emptyBoxes(await page(some.join('')))).toBe(0)
})

test('the reader of empty boxes finds one', async () => {
  const pdf = await drawPdf({ size: 'A4', margin: 40, title: 'page', printedAt: PRINTED }, (sheet) => {
    write(sheet, 'Łódź', { x: 40, y: 40, width: 500, size: 12 })
    sheet.text('😀강', 40, 80)
  })
  expect(emptyBoxes(pdf)).toBe(2)
})

test('text without glyphs in any font is written in Latin letters or left out, and does not affect the next document', async () => {
  const before = await page('手账本 蓝色')
  expect(emptyBoxes(await page('\ud800 👨‍👩‍👧 \u0000\uffff ﷽ \u202e蓝色 محمد กรุงเทพ 🔥新款'))).toBe(0)
  expect((await page('手账本 蓝色')).equals(before)).toBe(true)
})

test('text in several fonts is broken into lines that are as wide as their place, and their height is known', async () => {
  const long = 'Kahanaʻole 山﨑 김 '.repeat(20)
  const heights: number[] = []
  await drawPdf({ size: 'A4', margin: 40, title: 'page', printedAt: PRINTED }, (sheet) => {
    const place = { x: 40, y: 40, width: 200, size: 12 }
    heights.push(write(sheet, long, place) - 40, heightOf(sheet, long, place))
    heights.push(write(sheet, long, { ...place, height: 60 }) - 40)
  })
  expect(heights[0]).toBeCloseTo(heights[1]!)
  expect(heights[0]).toBeGreaterThan(120)
  expect(heights[2]).toBeLessThanOrEqual(60)
})

test.each([
  ['김 민수', 'US', 'Gim Minsu'],
  ['강남구 테헤란로 123', 'US', 'Gangnamgu Tehelanlo 123'],
  ['강남구 테헤란로 123', 'KR', '강남구 테헤란로 123'],
  ['Москва, ул. Ленина 5', 'DE', 'Moskva, ul. Lenina 5'],
  ['Αθήνα', 'US', 'Athina'],
  ['陈小明', 'US', 'Chenxiaoming'],
  ['ถนนสุขุมวิท', 'TH', 'Thnnsukhumwith'],
  ['תל אביב', 'IL', 'Tl Vyv'],
  ['شارع الملك فهد ١٢', 'SA', 'Shr Lmlk Fhd 12'],
  ['Ana 😀 Łukasik', 'US', 'Ana Łukasik'],
  ['😀', 'US', ''],
])('%s to %s is proposed as %j, which can be printed', async (text, country, proposal) => {
  await loadTransliteration()
  expect(inPrintableLetters(text, country)).toBe(proposal)
  expect(whyNotPrint(proposal, country)).toBeNull()
})
