import { buffer } from 'node:stream/consumers'
import { BUILT_IN_SITES } from '@longhaul/domain/links/agents/sites.ts'
import { expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import { writeXlsx } from '../write-xlsx.ts'
import { readFile, readGoods, readPasted } from './read-list.ts'

const A = 'https://weidian.com/item.html?itemID=7212345691'
const B = 'https://detail.1688.com/offer/712345678955.html'
const rowsOf = async (content: Buffer | string) =>
  readGoods(await readFile(Buffer.from(content)), BUILT_IN_SITES).rows.map(({ url, name, quantity }) => [
    url,
    name,
    quantity,
  ])
const GOODS = [
  [A, 'Tote', 2],
  [B, 'Mug', 1],
]

async function zipOf(parts: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(content), name)
  zip.end()
  return await buffer(zip.outputStream)
}
const sheet = (rows: string, rest = '') =>
  `<worksheet xmlns:r="x"><sheetData>${rows}</sheetData>${rest}</worksheet>`
const text = (ref: string, words: string) => `<c r="${ref}" t="inlineStr"><is><t>${words}</t></is></c>`
const HEADS = `<row r="1">${text('A1', 'Name')}${text('B1', 'Link')}${text('C1', 'Qty')}</row>`

test('what is written is read again', async () => {
  const written = await writeXlsx([
    ['Name', 'Link', 'Qty'],
    ['Tote', A, 2],
    ['Mug', B, 1],
  ])
  expect(await rowsOf(await buffer(written))).toEqual(GOODS)
})

test('a text that looks like a formula stays a text', async () => {
  const xml = (await buffer(await writeXlsx([['=cmd|calc', '<&>\u0000']]))).toString('latin1')
  expect(xml).not.toContain('<f>')
})

test('XLSX: shared strings, links behind cells, HYPERLINK formulas, merged cells', async () => {
  const content = await zipOf({
    'xl/workbook.xml': '<workbook/>',
    'xl/sharedStrings.xml': '<sst><si><t>To</t><r><t>te</t></r></si></sst>',
    'xl/worksheets/sheet1.xml': sheet(
      `${HEADS}<row r="2"><c r="A2" t="s"><v>0</v></c><c r="B2" t="str"><v>open</v></c><c r="C2"><v>2</v></c></row>
      <row r="3"><c r="B3" t="str"><f>HYPERLINK("${B}","Mug")</f><v>Mug</v></c><c r="C3"><f>1+0</f><v>1</v></c></row>
      <row r="4"><c r="C4"><f>WEBSERVICE("https://evil.example")</f></c></row>`,
      '<hyperlinks><hyperlink ref="B2" r:id="rId1"/></hyperlinks><mergeCells><mergeCell ref="A2:A2"/></mergeCells>',
    ),
    'xl/worksheets/_rels/sheet1.xml.rels': `<Relationships><Relationship Id="rId1" Target="${A}" TargetMode="External"/></Relationships>`,
  })
  expect(await rowsOf(content)).toEqual(GOODS)
})

test('ODS: links, repeated cells and rows', async () => {
  const cell = (words: string) => `<table:table-cell><text:p>${words}</text:p></table:table-cell>`
  const row = (cells: string) => `<table:table-row>${cells}</table:table-row>`
  const content = await zipOf({
    'content.xml': `<office:body><table:table>${row(cell('Name') + cell('Link') + cell('Qty'))}
      ${row(`${cell('Tote')}<table:table-cell><text:p><text:a xlink:href="${A}">here</text:a></text:p></table:table-cell>${cell('2')}`)}
      ${row(`${cell('Mug')}<table:table-cell table:formula="of:=HYPERLINK(&quot;${B}&quot;;&quot;x&quot;)"/>${cell('1')}`)}
      <table:table-row table:number-rows-repeated="1048576"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>
      </table:table></office:body>`,
  })
  expect(await rowsOf(content)).toEqual(GOODS)
})

test.each([
  ['CSV', `Name,Link,Qty\r\n"Tote",${A},2\r\nMug,${B},1\r\n`],
  ['CSV with semicolons and formulas', `Name;Link;Qty\n;"=HYPERLINK(""${A}"";""Tote"")";2\nMug;${B};1`],
  ['TSV', `Name\tLink\tQty\nTote\t${A}\t2\nMug\t${B}\t1`],
  [
    'HTML',
    `<meta charset=utf-8><table><tr><th>Name<th>Link<th>Qty<tr><td>Tote<td><a href="${A}">x</a><td>2<tr><td>Mug<td>${B}<td>1</table>`,
  ],
  [
    'UTF-16',
    Buffer.concat([
      Buffer.from([0xff, 0xfe]),
      Buffer.from(`Name\tLink\tQty\nTote\t${A}\t2\nMug\t${B}\t1`, 'utf16le'),
    ]),
  ],
])('%s', async (_, content) => expect(await rowsOf(content)).toEqual(GOODS))

test('GB 18030, which Chinese spreadsheets save', async () => {
  const heads = Buffer.from('c3fbb3c62cc1b4bdd32ccafdc1bf0a', 'hex')
  expect(await rowsOf(Buffer.concat([heads, Buffer.from(`Tote,${A},2\nMug,${B},1`)]))).toEqual(GOODS)
})

test('pasted markup with links behind words; a chat', () => {
  const html = `<p><a href="${A}">Tote bag</a> in black</p><p><a href="${B}">Mug</a></p>`
  const { rows } = readGoods(readPasted({ text: 'Tote bag in black', html }), BUILT_IN_SITES)
  expect(rows.map(({ url, words }) => [url, words])).toEqual([
    [A, 'Tote bag, in black'],
    [B, 'Mug'],
  ])
  expect(readPasted({ text: 'hi, I want two of it, please' })).toBeTypeOf('string')
})

const bomb = () => Buffer.alloc(80 * 1024 * 1024, 0x20)
test.each<[string, () => Promise<Buffer>, string]>([
  ['a zip bomb', async () => await zipOf({ 'xl/worksheets/sheet1.xml': bomb() }), 'sheet_unpacks_large'],
  [
    'another file’s values',
    async () =>
      await zipOf({ 'xl/externalLinks/externalLink1.xml': '<x/>', 'xl/worksheets/sheet1.xml': sheet(HEADS) }),
    'sheet_external',
  ],
  [
    'entities of its own',
    async () =>
      await zipOf({
        'xl/worksheets/sheet1.xml': `<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>${sheet(HEADS)}`,
      }),
    'sheet_external',
  ],
  [
    'a thousand columns',
    async () => await zipOf({ 'xl/worksheets/sheet1.xml': sheet(`<row r="1">${text('ALL1', 'x')}</row>`) }),
    'sheet_too_wide',
  ],
  [
    'a hundred thousand rows',
    async () => Buffer.from(`Name,Link\n${`Tote,${A}\n`.repeat(60_000)}`),
    'sheet_too_long',
  ],
  [
    'a far row',
    async () =>
      await zipOf({ 'xl/worksheets/sheet1.xml': sheet(`<row r="100000">${text('A100000', 'x')}</row>`) }),
    'sheet_too_long',
  ],
  [
    'half a zip',
    async () => (await zipOf({ 'xl/worksheets/sheet1.xml': sheet(HEADS) })).subarray(0, 120),
    'sheet_unreadable',
  ],
  [
    'elements without end',
    async () => await zipOf({ 'xl/worksheets/sheet1.xml': '<a>'.repeat(2_000_000) }),
    'sheet_unreadable',
  ],
  [
    'attributes without end',
    async () => await zipOf({ 'content.xml': `<a ${'b="" '.repeat(1_000_000)}/>` }),
    'sheet_unreadable',
  ],
  [
    'a page of open elements',
    async () => Buffer.from(`<html>${'<b>'.repeat(1_000_000)}`),
    'sheet_unreadable',
  ],
  [
    'areas merged over each other',
    async () =>
      await zipOf({
        'xl/worksheets/sheet1.xml': sheet(
          `<row r="1">${text('A1', 'x')}</row><row r="5000">${text('A5000', 'x')}</row>`,
          '<mergeCell ref="A1:XFD1048576"/>'.repeat(1_000),
        ),
      }),
    'sheet_too_long',
  ],
  [
    'many blanks before each cell',
    async () =>
      await zipOf(
        Object.fromEntries(
          ['1', '2', '3'].map((at) => [
            `xl/worksheets/sheet${at}.xml`,
            sheet(
              Array.from({ length: 9_000 }, (_, row) => text(`GR${row + 1}`, 'x'))
                .join('')
                .replaceAll(/<c r="GR(\d+)"/g, '<row r="$1"/>$&'),
            ),
          ]),
        ),
      ),
    'sheet_too_long',
  ],
  ['a zip of something else', async () => await zipOf({ 'a.txt': 'x' }), 'sheet_unreadable'],
  ['an old binary sheet', async () => Buffer.from('d0cf11e0a1b11ae10000000000', 'hex'), 'sheet_unreadable'],
  ['no link', async () => Buffer.from('Name,Qty\nTote,1'), 'list_without_goods'],
])('%s is refused in a sentence', async (_, content, reason) => {
  const file = await content()
  await expect((async () => readGoods(await readFile(file), BUILT_IN_SITES))()).rejects.toMatchObject({
    reason,
  })
})

test('a zip whose content is damaged is refused, wherever it is damaged', async () => {
  const whole = await buffer(
    await writeXlsx([
      ['Name', 'Link'],
      ['Tote', A],
    ]),
  )
  for (let at = 0; at < whole.length; at += 7) {
    const damaged = Buffer.from(whole)
    damaged[at] = (damaged[at]! + 101) % 256
    const outcome = await readFile(damaged).then(
      () => 'read',
      (error: unknown) => (error as { reason?: string }).reason,
    )
    expect([
      'read',
      'sheet_unreadable',
      'sheet_unpacks_large',
      'sheet_external',
      'sheet_too_wide',
      'sheet_too_long',
    ]).toContain(outcome)
  }
})
