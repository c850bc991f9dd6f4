import { type Lang, LANGUAGES } from '@longhaul/domain/languages.ts'

/** The content of an e-mail, without a recipient. */
export type Letter = {
  subject: string
  greeting: string
  paragraphs: string[]
  button?: { label: string; url: string }
  footer: string
}

/** The complete letter as plain text. */
export function letterAsText({ greeting, paragraphs, button, footer }: Letter): string {
  return [greeting, ...paragraphs, ...(button ? [`${button.label}:\n${button.url}`] : []), '--', footer].join(
    '\n\n',
  )
}

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

/** The letter as HTML, with tables and inline styles, because those are what mail programs support. */
export function letterAsHtml(letter: Letter, lang: Lang, head: Letterhead): string {
  const { subject, greeting, paragraphs, button, footer } = letter
  const text = (content: string) =>
    `<p style="margin:0 0 16px">${escape(content).replaceAll(/\r\n?|\n/g, '<br>')}</p>`
  return `<!doctype html>
<html lang="${LANGUAGES[lang].html}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escape(subject)}</title></head>
<body style="margin:0;background:#FBF9F5;color:#16202B;font:16px/1.6 system-ui,-apple-system,'Segoe UI',Roboto,'PingFang SC','Microsoft YaHei',sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#fff;border:1px solid #DDD6C9;border-radius:8px">
<tr><td style="padding:18px 28px;border-bottom:1px solid #DDD6C9">${letterhead(head)}</td></tr>
<tr><td style="padding:28px 28px 12px"><h1 style="font-size:20px;line-height:1.35;margin:0 0 16px">${escape(subject)}</h1>${text(greeting)}${paragraphs.map(text).join('')}${button ? action(button, head.colour) : ''}</td></tr>
<tr><td style="padding:16px 28px;border-top:1px solid #DDD6C9;font-size:13px;color:#5E6A78">${escape(footer)}</td></tr>
</table></td></tr></table></body></html>`
}

/**
 * Logo and name, as in the header of the shop. The name is text: many mail programs show no pictures by
 * default.
 */
function letterhead({ siteName, logoUrl, colour, sealColour }: Letterhead): string {
  const mark = logoUrl
    ? `<img src="${escape(logoUrl)}" alt="" height="32" style="display:block;height:32px;width:auto;border:0">`
    : ownMark(colour, sealColour)
  return `<table role="presentation" cellpadding="0" cellspacing="0"><tr><td style="padding-right:10px">${mark}</td><td style="font-size:18px;line-height:1.3;font-weight:600">${escape(siteName)}</td></tr></table>`
}

/** Our mark, a taped box from the front, drawn in table cells: mail programs do not render SVG. */
function ownMark(box: string, tape: string): string {
  const cell = (width: number, colour: string, corners: string) =>
    `<td width="${width}" height="24" style="background:${colour};border-radius:${corners};font-size:0;line-height:0">&nbsp;</td>`
  return `<table role="presentation" cellpadding="0" cellspacing="0"><tr>${cell(10, box, '3px 0 0 3px')}${cell(6, tape, '0')}${cell(10, box, '0 3px 3px 0')}</tr></table>`
}

/** The button, and its address for programs that do not show buttons. */
const action = ({ label, url }: { label: string; url: string }, colour: string): string =>
  `<p style="margin:24px 0"><a href="${escape(url)}" style="background:${colour};color:#fff;text-decoration:none;font-weight:600;padding:12px 20px;border-radius:4px;display:inline-block">${escape(label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;color:#5E6A78;word-break:break-all">${escape(url)}</p>`

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character]!)
