import { expect, test } from 'vitest'
import { readPaste } from './read-paste.ts'

const A = 'https://weidian.com/item.html?itemID=7212345691'
const B = 'https://weidian.com/item.html?itemID=7212345692'
const C = 'https://weidian.com/item.html?itemID=7212345693'
const wordsOf = (text: string) =>
  readPaste(text)
    .links.filter(({ result }) => result.ok)
    .map(({ words }) => words)
const NAMES = ['Jacket black (Size M)', 'Shoes white (EU42)', 'Belt brown (90 cm)']
const END = 'Shipping took 12 days, thanks for reading!'

test.each([
  [
    'a name above each link',
    `${NAMES[0]}\nW2C: ${A}\n\n${NAMES[1]}\nW2C: ${B}\n\n${NAMES[2]}\nW2C: ${C}\n\n${END}`,
  ],
  [
    'the same with two lines of introduction',
    `My haul\nfrom May\n${NAMES[0]}\nW2C: ${A}\n\n${NAMES[1]}\n${B}\n\n${NAMES[2]}\n${C}\n${END}`,
  ],
  ['the same without blank lines', `${NAMES[0]}\nW2C: ${A}\n${NAMES[1]}\nW2C: ${B}\n${NAMES[2]}\nW2C: ${C}`],
  [
    'the same with blank lines everywhere',
    `${NAMES[0]}\n\n${A}\n\n${NAMES[1]}\n\n${B}\n\n${NAMES[2]}\n\n${C}\n\n${END}`,
  ],
  ['a name below each link', `${A}\n${NAMES[0]}\n${B}\n${NAMES[1]}\n${C}\n${NAMES[2]}\n${END}`],
  ['a sheet', `Name\tLink\n${NAMES[0]}\t${A}\n${NAMES[1]}\t${B}\n${NAMES[2]}\t${C}\n${END}`],
  ['a sheet, link first', `Link\tName\n${A}\t${NAMES[0]}\n${B}\t${NAMES[1]}\n${C}\t${NAMES[2]}`],
  ['CSV with quotes', `"Name","Link"\n"${NAMES[0]}","${A}"\n"${NAMES[1]}","${B}"\n"${NAMES[2]}","${C}"`],
  ['CSV without quotes', `name,link\n${NAMES[0]},${A}\n${NAMES[1]},${B}\n${NAMES[2]},${C}`],
  ['a quoted cell with a line break', `"Jacket black\n(Size M)"\t${A}\n${NAMES[1]}\t${B}\n${NAMES[2]}\t${C}`],
  [
    'formulas',
    `=HYPERLINK("${A}","${NAMES[0]}")\n=HYPERLINK("${B}";"${NAMES[1]}")\n=hyperlink("${C}","${NAMES[2]}")`,
  ],
  [
    'formulas in CSV',
    `"=HYPERLINK(""${A}"",""${NAMES[0]}"")"\n"=HYPERLINK(""${B}"",""${NAMES[1]}"")"\n"=HYPERLINK(""${C}"",""${NAMES[2]}"")"`,
  ],
  [
    'a numbered list',
    `Here is my list:\n1. ${NAMES[0]}\n   ${A}\n2. ${NAMES[1]}\n   ${B}\n3. ${NAMES[2]}\n   ${C}\n${END}`,
  ],
  [
    'a numbered list with blank lines',
    `1) ${NAMES[0]}\n\n${A}\n\n2) ${NAMES[1]}\n\n${B}\n\n3) ${NAMES[2]}\n\n${C}`,
  ],
  [
    'a numbered list on single lines',
    `1. ${NAMES[0]} ${A}\n2. ${NAMES[1]} ${B}\n3. ${NAMES[2]} - ${C}\n\nBye`,
  ],
  ['Markdown links', `- [${NAMES[0]}](${A})\n- [${NAMES[1]}](${B})\n- [${NAMES[2]}](${C})`],
  [
    'a Markdown table',
    `| Item | Link |\n|---|---|\n| ${NAMES[0]} | [link](${A}) |\n| ${NAMES[1]} | [link](${B}) |\n| ${NAMES[2]} | [W2C](${C}) |`,
  ],
  ['a bulleted list of lines', `- ${NAMES[0]}\n- ${A}\n- ${NAMES[1]}\n- ${B}\n- ${NAMES[2]}\n- ${C}`],
  ['headings', `### ${NAMES[0]}\n\n${A}\n### ${NAMES[1]}\n\n${B}\n### ${NAMES[2]}\n\n${C}`],
  [
    'pictures beside each link',
    `${NAMES[0]}\nW2C: ${A}\nQC: https://imgur.com/a/1\n\n${NAMES[1]}\nW2C: ${B}\nQC: https://imgur.com/a/2\n\n${NAMES[2]}\nW2C: ${C}`,
  ],
  ['HTML', `<a href="${A}">${NAMES[0]}</a>\n<a href="${B}">${NAMES[1]}</a>\n<a href="${C}">${NAMES[2]}</a>`],
  ['one line', `${NAMES[0]} ${A} ${NAMES[1]} ${B} ${NAMES[2]} ${C}`],
])('%s: each link has its own words', (_, text) => {
  expect(wordsOf(text).slice(0, 3)).toEqual(NAMES)
  expect(wordsOf(text).slice(3).filter(Boolean)).toEqual([])
})

test.each([
  [
    'a link in the middle of a row',
    `Jacket\t${A}\tM\t2\nShoes\t${B}\t42\t1`,
    ['Jacket, M, 2', 'Shoes, 42, 1'],
  ],
  [
    'the order of a Chinese list of parts',
    `PETG 1KG ：18.8元\n${A}\n\n镀银线 30awg (至少5m) ：4.49元\n${B}\n\n矮红轴 (10颗装) ：11元\n${C}`,
    ['PETG 1KG ：18.8元', '镀银线 30awg (至少5m) ：4.49元', '矮红轴 (10颗装) ：11元'],
  ],
  ['a row without words', `Jacket ${A}\n${B}\nBelt ${C}`, ['Jacket', '', 'Belt']],
  [
    'two links to one product in a row',
    `Jacket\t${A}\thttps://www.kakobuy.com/item/details?url=${encodeURIComponent(A)}\nShoes\t${B}`,
    ['Jacket', 'Shoes'],
  ],
  [
    'a shop between goods',
    `Jacket\n${A}\nMy shop\nhttps://weidian.com/?userid=1625671188\nShoes\n${B}`,
    ['Jacket', 'Shoes'],
  ],
  ['prices beside the links', `Jacket\n${A} ¥128\nShoes\n${B} ¥88`, ['Jacket, ¥128', 'Shoes, ¥88']],
])('%s', (_, text, expected) => {
  expect(wordsOf(text)).toEqual(expected)
})

test.each([
  ['words on both ends of one line', `Jacket W2C: ${A} Shoes W2C: ${B} Belt W2C: ${C} it was fine`],
  ['words on both ends of the lines', `Jacket\n${A}\nShoes\n${B}\nwas fine`],
  ['a heading over several links', `Shoes:\n${A}\n${B}`],
  ['a missing name', `Jacket\n${A}\n${B}\nBelt\n${C}`],
  ['names and notes', `Jacket\n${A}\nfits well\nShoes\n${B}`],
  ['words of one block beside the link of the next', `${A}\n\nJacket\n${B}\n\nShoes\n${C}\n\nBelt`],
  ['a request', `I want ${A} in black and ${B}`],
])('%s: nothing is proposed', (_, text) => {
  expect(wordsOf(text).filter(Boolean)).toEqual([])
})
