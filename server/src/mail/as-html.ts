import { type Lang, LANGUAGES } from '@longhaul/domain/languages.ts'
import { escapeHtml } from '../platform/http/escape-html.ts'
import type { Block, Letter, MailFooter, MailItem, MailLink } from './blocks.ts'
import { STYLES } from './styles.ts'

/** The head of every mail: the operator's name and logo, and the colour of buttons. */
export type Letterhead = {
  siteName: string
  /** Absolute, since in a mail there is no page to which it could be relative. Null: our own mark. */
  logoUrl: string | null
  /** The brand's colour, on which white text is legible. */
  colour: string
  /** The colour of the tape on our own mark. */
  sealColour: string
}

/** The width of the card, in pixels; narrower windows get a card of their own width. */
const CARD = 600
const THUMB = 72

const FONT =
  "-apple-system,system-ui,'Segoe UI',Roboto,'Helvetica Neue',Arial,'PingFang SC','Microsoft YaHei','Noto Sans CJK SC',sans-serif"
const TABLE = 'role="presentation" cellpadding="0" cellspacing="0" border="0"'

/**
 * The letter as HTML, with tables and inline styles, because those are what mail programs support. The one
 * style sheet only adds dark colours and narrow windows.
 */
export const letterAsHtml = (letter: Letter, lang: Lang, head: Letterhead): string =>
  documentOf(lang, head, {
    title: letter.subject,
    top: `<div style="display:none;max-height:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px;color:#fbf9f5">${escapeHtml(letter.preview)}${FILLER}</div>`,
    rows: letter.blocks.map((block, index) => blockAsHtml(block, head, letter.blocks[index - 1]?.kind)),
    foot: footerAsHtml(letter.footer),
  })

/** A document with a card: what mails and the pages behind their buttons have in common. */
export function documentOf(
  lang: Lang,
  head: Letterhead,
  { title, top, rows, foot }: { title: string; top: string; rows: readonly string[]; foot: string },
): string {
  return `<!doctype html>
<html lang="${LANGUAGES[lang].html}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><meta name="format-detection" content="telephone=no,date=no,address=no"><title>${escapeHtml(title)}</title><style>${STYLES}</style></head>
<body class="bg" style="margin:0;padding:0;background:#fbf9f5;-webkit-text-size-adjust:100%">
${top}
<table ${TABLE} class="bg" width="100%" style="background:#fbf9f5"><tr><td class="out" align="center" style="padding:20px 12px 32px">
<!--[if mso]><table role="presentation" width="${CARD}"><tr><td><![endif]-->
<table ${TABLE} width="100%" style="max-width:${CARD}px;font-family:${FONT};font-size:16px;line-height:1.5">
<tr><td class="hd" style="padding:4px 4px 14px">${letterhead(head)}</td></tr>
<tr><td class="card" style="background:#ffffff;border:1px solid #ddd6c9;border-radius:6px"><table ${TABLE} width="100%">
${rows.join('\n')}
<tr><td style="height:26px;font-size:0;line-height:0">&nbsp;</td></tr></table></td></tr>
<tr><td class="px ink3" style="padding:18px 4px 0;font-size:13px;line-height:1.6;color:#5e6a78;overflow-wrap:anywhere">${foot}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table></body></html>`
}

/** Blank space after the preview, so that lists of mails do not show the beginning of the text after it. */
const FILLER = '&#847;&zwnj;&nbsp;'.repeat(40)

export function blockAsHtml(block: Block, { colour }: Letterhead, before: Block['kind'] | undefined): string {
  switch (block.kind) {
    case 'photo':
      return photo(block)
    case 'deadline':
      return row(22, paragraph('warn', 'font-size:15px;font-weight:600;color:#8a5a00', block.text))
    case 'heading':
      return row(
        before === 'deadline' ? 6 : 22,
        `<h1 class="h1 ink" style="margin:0;font-size:25px;line-height:1.25;font-weight:600;color:#16202b;overflow-wrap:anywhere">${lines(block.text)}</h1>`,
      )
    case 'section':
      return row(
        24,
        `<h2 class="ink" style="margin:0;font-size:17px;line-height:1.35;font-weight:600;color:#16202b">${lines(block.text)}</h2>`,
      )
    case 'sentence':
      return row(10, paragraph('ink2', 'color:#465362;overflow-wrap:anywhere', block.text))
    case 'items':
      return row(18, items(block.items, block.more))
    case 'sums':
      return row(18, sums(block))
    case 'buttons':
      return buttons(block.buttons, block.note, colour)
    case 'note':
      return row(
        18,
        `<table ${TABLE} width="100%"><tr><td class="sunk ink2" style="background:#f3efe7;border-radius:4px;padding:12px 16px;font-size:15px;line-height:1.55;color:#465362;overflow-wrap:anywhere">${lines(block.text)}${block.link ? ` ${link(block.link)}` : ''}</td></tr></table>`,
      )
    case 'facts':
      return row(18, facts(block.rows))
  }
}

export const row = (top: number, content: string): string =>
  `<tr><td class="px" style="padding:${top}px 32px 0">${content}</td></tr>`

const paragraph = (name: string, style: string, text: string): string =>
  `<p class="${name}" style="margin:0;${style}">${lines(text)}</p>`

/** The height is only room for a photo of the usual shape; the real one follows from the width. */
const photo = ({ url, alt, caption }: Extract<Block, { kind: 'photo' }>): string =>
  `<tr><td style="font-size:0;line-height:0"><img src="${escapeHtml(url)}" width="${CARD}" height="${(CARD * 3) / 4}" alt="${escapeHtml(alt)}" class="line" style="display:block;width:100%;max-width:${CARD}px;height:auto;max-height:${CARD}px;object-fit:cover;border:0;border-bottom:1px solid #ddd6c9;border-radius:6px 6px 0 0;background:#eceef0;color:#16202b;font-size:15px;line-height:1.5"></td></tr>${
    caption ? row(8, paragraph('ink3', 'font-size:13px;color:#5e6a78', caption)) : ''
  }`

function items(list: readonly MailItem[], more: string): string {
  const hasPictures = list.some(({ pictureUrl }) => pictureUrl !== null)
  const rows = list.map(({ name, detail, figure, pictureUrl }, index) => {
    const line = index > 0 ? 'border-top:1px solid #ddd6c9;' : ''
    const picture = pictureUrl
      ? `<img src="${escapeHtml(pictureUrl)}" width="${THUMB}" height="${THUMB}" alt="${escapeHtml(name)}" style="display:block;width:${THUMB}px;height:${THUMB}px;object-fit:cover;border:1px solid #ddd6c9;border-radius:4px;font-size:12px">`
      : '&nbsp;'
    const beside = hasPictures
      ? `<td class="line" width="${THUMB + 14}" valign="top" style="${line}padding:10px 14px 10px 0">${picture}</td>`
      : ''
    return `<tr>${beside}<td class="line ink" style="${line}padding:10px 12px 10px 0;font-weight:600;color:#16202b;overflow-wrap:anywhere">${escapeHtml(name)}${detail ? `<br><span class="ink2" style="font-size:14px;font-weight:400;color:#465362">${escapeHtml(detail)}</span>` : ''}</td><td class="line ink2" align="right" style="${line}padding:10px 0;color:#465362;white-space:nowrap">${escapeHtml(figure)}</td></tr>`
  })
  return `<table ${TABLE} width="100%">${rows.join('')}</table>${more ? paragraph('ink3', 'font-size:14px;color:#5e6a78', more) : ''}`
}

function sums({ rows, total }: Extract<Block, { kind: 'sums' }>): string {
  const cells = rows.map(
    ({ label, amount }) =>
      `<tr><td class="ink2" style="padding:4px 12px 4px 0;color:#465362;overflow-wrap:anywhere">${escapeHtml(label)}</td><td class="ink2" align="right" valign="top" style="padding:4px 0;color:#465362;white-space:nowrap;font-variant-numeric:tabular-nums">${escapeHtml(amount)}</td></tr>`,
  )
  const tear =
    '<tr><td colspan="2" style="padding:8px 0 0;font-size:0;line-height:0"><div class="tear" style="border-top:2px dashed #857b6c;font-size:0;line-height:0">&nbsp;</div></td></tr>'
  return `<table ${TABLE} width="100%">${cells.join('')}${rows.length > 0 ? tear : ''}<tr><td class="ink" style="padding:8px 12px 0 0;font-weight:600;color:#16202b">${escapeHtml(total.label)}</td><td class="ink" align="right" valign="top" style="padding:8px 0 0;font-weight:600;color:#16202b;white-space:nowrap;font-variant-numeric:tabular-nums">${escapeHtml(total.amount)}</td></tr></table>`
}

/** The first button is the one that we expect; the others are outlined. Below one another, for thumbs. */
const buttons = (list: readonly MailLink[], note: string, colour: string): string =>
  list
    .map(({ label, url }, index) => {
      const [name, ground, edge, ink] =
        index === 0 ? ['b1', colour, colour, '#ffffff'] : ['b2', '#ffffff', '#857b6c', '#16202b']
      return row(
        index === 0 ? 20 : 10,
        `<table ${TABLE} width="100%"><tr><td class="${name}" align="center" bgcolor="${ground}" style="background:${ground};border:1px solid ${edge};border-radius:4px"><a href="${escapeHtml(url)}" style="display:block;padding:13px 12px;font-size:16px;line-height:1.3;font-weight:600;color:${ink};text-decoration:none">${escapeHtml(label)}</a></td></tr></table>`,
      )
    })
    .join('') + (note ? row(12, paragraph('ink3', 'font-size:14px;color:#5e6a78', note)) : '')

const facts = (rows: Extract<Block, { kind: 'facts' }>['rows']): string =>
  `<table ${TABLE} width="100%" style="font-size:15px">${rows
    .map(({ label, value }, index) => {
      const line = index > 0 ? 'border-top:1px solid #ddd6c9;' : ''
      return `<tr><td class="line ink3" width="120" valign="top" style="${line}padding:7px 12px 7px 0;color:#5e6a78">${escapeHtml(label)}</td><td class="line ink" style="${line}padding:7px 0;color:#16202b;overflow-wrap:anywhere">${lines(value)}</td></tr>`
    })
    .join('')}</table>`

const footerAsHtml = ({ about, links, lines: texts }: MailFooter): string =>
  [escapeHtml(about), links.map(link).join(' · '), ...texts.map(escapeHtml)].filter(Boolean).join('<br>')

export const link = ({ label, url }: MailLink): string =>
  `<a class="lk" href="${escapeHtml(url)}" style="color:#1d4468;text-decoration:underline;overflow-wrap:anywhere">${escapeHtml(label)}</a>`

/**
 * Logo and name, as in the header of the shop. The name is text: many mail programs show no pictures by
 * default.
 */
function letterhead({ siteName, logoUrl, colour, sealColour }: Letterhead): string {
  const mark = logoUrl
    ? `<img src="${escapeHtml(logoUrl)}" alt="" width="32" height="32" style="display:block;width:auto;height:32px;border:0">`
    : ownMark(colour, sealColour)
  return `<table ${TABLE}><tr><td style="padding-right:10px">${mark}</td><td class="ink" style="font-size:18px;line-height:1.3;font-weight:600;color:#16202b">${escapeHtml(siteName)}</td></tr></table>`
}

/** Our mark, a taped box from the front, drawn in table cells: mail programs do not render SVG. */
function ownMark(box: string, tape: string): string {
  const cell = (name: string, width: number, colour: string, corners: string) =>
    `<td class="${name}" width="${width}" height="24" style="background:${colour};border-radius:${corners};font-size:0;line-height:0">&nbsp;</td>`
  return `<table ${TABLE}><tr>${cell('m1', 10, box, '4px 0 0 4px')}${cell('m2', 6, tape, '0')}${cell('m1', 10, box, '0 4px 4px 0')}</tr></table>`
}

const lines = (text: string): string => escapeHtml(text).replaceAll(/\r\n?|\n/g, '<br>')
