import { expect, test } from 'vitest'
import type { Cell } from './cells.ts'
import { headingKind } from './headings.ts'
import { quantityIn, quantityInWords } from './columns.ts'
import { describeColumns } from './describe-columns.ts'
import { readSheet } from './read-sheet.ts'

const A = 'https://weidian.com/item.html?itemID=7212345691'
const B = 'https://detail.1688.com/offer/712345678955.html'
const C = 'https://item.taobao.com/item.htm?id=611223344556'
const sheet = (text: string): Cell[][] =>
  text.split('\n').map((line) => line.split('|').map((cell) => ({ text: cell.trim() })))
const read = (text: string) => readSheet(sheet(text)).rows

test.each([
  ['Name|Link|Colour|Size|Qty|Price (CNY)|Note'],
  ['名称|链接|颜色|尺码|数量|单价（元）|备注'],
  ['Nombre|Enlace|Color|Talla|Cantidad|Precio (CNY)|Notas'],
  ['Article|Lien|Couleur|Taille|Quantité|Prix (CNY)|Remarque'],
  ['Artikel|Link|Farbe|Größe|Menge|Preis (CNY)|Bemerkung'],
  ['Produto|Link|Cor|Tamanho|Quantidade|Preço (CNY)|Observação'],
  ['Товар|Ссылка|Цвет|Размер|Количество|Цена (CNY)|Примечание'],
  ['Nazwa|Link|Kolor|Rozmiar|Ilość|Cena (CNY)|Uwagi'],
])('the columns %s', (head) => {
  expect(read(`${head}\nHoodie|${A}|black|L|2|58|gift\nSocks|${B}|||3|9.9|`)).toMatchObject([
    { line: 2, url: A, name: 'Hoodie', option: 'black', size: 'L', quantity: 2, note: 'gift' },
    { line: 3, url: B, name: 'Socks', option: '', size: '', quantity: 3, note: '' },
  ])
  expect(read(`${head}\nHoodie|${A}|black|L|2|58|gift`)[0]?.price).toMatch(/^58 (CNY|元)$/)
})

test.each(['For whom', 'Buyer', 'Для кого', 'Für wen', 'Persona', 'Pour qui', 'Dla kogo', '给谁', '姓名'])(
  'a column of people: %s',
  (head) => {
    expect(read(`${head}|Name|Link|Qty\nAna|Hoodie|${A}|2\n|Socks|${B}|3`)).toMatchObject([
      { person: 'Ana', name: 'Hoodie', quantity: 2 },
      { person: '', name: 'Socks', quantity: 3 },
    ])
  },
)

test('sections, sums, repeated and two-row headings; a row without a link stays', () => {
  const rows = read(
    `My order||\nItem|Item|Order\nName|Link|Qty\nShoes||\nRunner|${A}|1\nBlue tin, the shop from March||12
     Total||13\n\nBags||\nName|Link|Qty\nTote|${B}|2-3`,
  )
  expect(rows).toMatchObject([
    { section: 'Shoes', name: 'Runner', url: A, quantity: 1 },
    { section: 'Shoes', name: 'Blue tin, the shop from March', url: '', quantity: 12 },
    { section: 'Bags', name: 'Tote', url: B, quantity: null, quantityText: '2-3' },
  ])
})

test('without headings columns are recognised by content, and doubts stay doubts', () => {
  expect(read(`Tote|${A}|¥58|M|x2\nMug|${B}|¥9.90|L|x1`)).toMatchObject([
    { name: 'Tote', price: '¥58', size: 'M', quantity: 2 },
    { name: 'Mug', price: '¥9.90', size: 'L', quantity: 1 },
  ])
  expect(read(`Tote|blue|${A}|4\nMug|red|${B}|7`)).toMatchObject([
    { name: '', option: '', quantity: 1, words: 'Tote, blue, 4' },
    { name: '', option: '', quantity: 1, words: 'Mug, red, 7' },
  ])
})

test('several products in a row propose nothing; the same one through two agents is one', () => {
  const both = read(`Name|Link|Alternative link\nTote|${A}|${B}\nMug|${C}|${C}&spm=1`)
  expect(both.map(({ url, name }) => [url, name])).toEqual([
    [A, ''],
    [B, ''],
    [C, 'Mug'],
  ])
})

test('tables side by side are read as tables of their own', () => {
  expect(read(`Nombre|Enlace|Nombre|Enlace\nTote|${A}|Mug|${B}`)).toMatchObject([
    { name: 'Tote', url: A },
    { name: 'Mug', url: B },
  ])
  expect(read(`Article|Nombre|Lien\nTote|3|${A}`)).toMatchObject([{ name: 'Tote', quantity: 3 }])
  expect(read(`Name|Link|Name|Link\nTote|${A}|Mug|${B}`)).toMatchObject([
    { name: 'Tote', url: A },
    { name: 'Mug', url: B },
  ])
})

test('links behind words, pictures, other links and copies of merged cells', () => {
  const { rows } = readSheet([
    [{ text: 'Picture' }, { text: 'Product' }, { text: 'Qty' }, { text: 'QC' }],
    [
      { text: 'https://a.example/x.jpg' },
      { text: 'Tote', link: A },
      { text: '2' },
      { text: 'https://a.example/qc' },
    ],
    [{ text: '' }, { text: 'Tote', link: A, isCopy: true }, { text: '2', isCopy: true }, { text: '' }],
    [{ text: '' }, { text: 'link', link: B }, { text: '1' }, { text: '' }],
  ])
  expect(rows).toMatchObject([
    { name: 'Tote', url: A, quantity: 2, picture: 'https://a.example/x.jpg' },
    { name: 'Tote', url: A, quantity: null },
    { name: 'link', url: B },
  ])
})

test('words in rows of their own belong to links as in a text', () => {
  expect(read(`Tote\n${A}\n\nMug x2\n${B}`)).toMatchObject([
    { url: A, words: 'Tote', quantity: 1 },
    { url: B, words: 'Mug x2', quantity: 2 },
  ])
})

test('at most 2,000 rows', () => {
  const rows = Array.from({ length: 2_001 }, (_, at) => [
    { text: `https://item.taobao.com/item.htm?id=${611_223_300_000 + at}` },
    { text: 'x' },
  ])
  const reading = readSheet([[{ text: 'Link' }, { text: 'Name' }], ...rows])
  expect([reading.rows.length, reading.isCut]).toEqual([2_000, true])
})

test.each([
  ['Product link', 'link'],
  ['Image link', 'picture'],
  ['Total price', 'other'],
  ['商品链接', 'link'],
  ['商品图片', 'picture'],
  ['总价（元）', 'other'],
  ['Unit price', 'price'],
  ['Color/Size', 'size'],
  ['Nice shoes', undefined],
  ['黑色连帽卫衣链接见下', undefined],
])('%s is %s', (text, kind) => expect(headingKind(text)).toBe(kind))

test('quantities', () => {
  expect(['2', '2.0', 'x3', '4 pcs', '5件', '２', '2-3', '0', '', 'ten'].map(quantityIn)).toEqual([
    2,
    2,
    3,
    4,
    5,
    2,
    null,
    null,
    null,
    null,
  ])
  expect(['black, x2', '两 3件', 'EU42', '2 pcs or 3 pcs', 'size 3'].map(quantityInWords)).toEqual([
    2,
    3,
    undefined,
    undefined,
    undefined,
  ])
})

const TURKISH = `My list|||\nÜrün|Bağlantı|Adet|Renk\nHoodie|${A}|2|black\nSocks|${B}|3|`
const SAID = ['name', 'link', 'quantity', 'option'] as const

test('a sheet with unknown headings is read by what the shopper says about its columns', () => {
  expect(read(TURKISH)[0]).toMatchObject({ name: '', quantity: 1, option: '' })
  expect(readSheet(sheet(TURKISH), undefined, SAID).rows).toMatchObject([
    { line: 3, url: A, name: 'Hoodie', quantity: 2, option: 'black', section: 'My list' },
    { line: 4, url: B, name: 'Socks', quantity: 3, option: '' },
  ])
})

test('what the shopper says counts, whatever the headings say; the currency is still theirs', () => {
  const wrong = `Name|Link|Note|Price (CNY)\n2|${A}|Hoodie|58`
  expect(readSheet(sheet(wrong), undefined, ['quantity', 'link', 'name', 'price']).rows).toMatchObject([
    { quantity: 2, name: 'Hoodie', note: '', price: '58 CNY' },
  ])
  // A column that is about something else proposes nothing, its links included.
  const two = `Link|Other link\n${A}|${B}`
  expect(readSheet(sheet(two), undefined, ['other', 'link']).rows).toMatchObject([{ url: B, name: '' }])
})

test('columns are described by heading, first values and what they are taken for', () => {
  expect(describeColumns(sheet(`Name||Link|Qty\nHoodie||${A}|2\nHoodie||${B}|3\nTote||${C}|2`))).toEqual([
    { at: 0, head: 'Name', values: ['Hoodie', 'Tote'], kind: 'name' },
    { at: 2, head: 'Link', values: [A, B, C], kind: 'link' },
    { at: 3, head: 'Qty', values: ['2', '3'], kind: 'quantity' },
  ])
  expect(
    describeColumns(sheet(TURKISH)).map(({ head, values: [first], kind }) => [head, first, kind]),
  ).toEqual([
    ['', 'My list', null],
    ['', 'Bağlantı', 'link'],
    ['', 'Adet', null],
    ['', 'Renk', null],
  ])
  expect(describeColumns([])).toEqual([])
})
