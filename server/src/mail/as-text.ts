import { type Lang, LANGUAGES } from '@longhaul/domain/languages.ts'
import type { Block, Letter, MailFooter, MailItem, MailLink } from './blocks.ts'

/** The width at which amounts are aligned; longer lines are wrapped by the reader's program. */
const WIDTH = 60

/** The letter as plain text, from the same blocks as its HTML. */
export function letterAsText({ blocks, footer }: Letter, lang: Lang): string {
  const { colon } = LANGUAGES[lang]
  const linkAsText = ({ label, url }: MailLink): string =>
    label === url ? url : `${label}${colon.trim()}\n${url}`
  return [
    ...blocks.map((block) => blockAsText(block, colon, linkAsText)),
    `-- \n${footerAsText(footer, colon)}`,
  ]
    .filter(Boolean)
    .join('\n\n')
}

function blockAsText(block: Block, colon: string, linkAsText: (link: MailLink) => string): string {
  switch (block.kind) {
    case 'photo':
      return [block.alt, block.caption, block.url].filter(Boolean).join('\n')
    case 'deadline':
    case 'sentence':
      return block.text
    case 'heading':
      return `${block.text}\n${'='.repeat(widthOf(block.text))}`
    case 'section':
      return `${block.text}\n${'-'.repeat(widthOf(block.text))}`
    case 'items':
      return [...block.items.map(itemAsText), block.more].filter(Boolean).join('\n')
    case 'sums':
      return [
        ...block.rows.map(({ label, amount }) => aligned(label, amount)),
        ...(block.rows.length > 0 ? ['-'.repeat(WIDTH)] : []),
        aligned(block.total.label, block.total.amount),
      ].join('\n')
    case 'buttons':
      return [...block.buttons.map(linkAsText), block.note].filter(Boolean).join('\n\n')
    case 'note':
      return [block.text, block.link && linkAsText(block.link)].filter(Boolean).join('\n')
    case 'facts':
      return block.rows.map(({ label, value }) => `${label}${colon}${value}`).join('\n')
  }
}

const itemAsText = ({ name, detail, figure }: MailItem): string =>
  [figure ? aligned(name, figure) : name, detail].filter(Boolean).join('\n')

const footerAsText = ({ about, links, lines }: MailFooter, colon: string): string =>
  [about, ...links.map(({ label, url }) => `${label}${colon}${url}`), ...lines].filter(Boolean).join('\n')

/** A label and an amount at the right edge; a label that is too long has a line of its own. */
function aligned(label: string, amount: string): string {
  const gap = WIDTH - widthOf(label) - widthOf(amount)
  return gap > 0
    ? label + ' '.repeat(gap) + amount
    : `${label}\n${' '.repeat(Math.max(0, WIDTH - widthOf(amount)))}${amount}`
}

/** The number of columns: letters of Chinese take two. */
const widthOf = (text: string): number =>
  [...text].reduce(
    (width, letter) => width + (/[\p{Script=Han}\u3000-\u303F\uFF00-\uFFEF]/u.test(letter) ? 2 : 1),
    0,
  )
