import { type Lang, htmlLang } from '@longhaul/text/lang.ts'

/** One e-mail, before it has an address. */
export type Letter = {
  subject: string
  greeting: string
  paragraphs: string[]
  button?: { label: string; url: string }
  footer: string
}

/** The letter as plain text: the whole of it, for those who read mail so. */
export function letterAsText({ greeting, paragraphs, button, footer }: Letter): string {
  return [greeting, ...paragraphs, ...(button ? [`${button.label}:\n${button.url}`] : []), '--', footer].join(
    '\n\n',
  )
}

/** The letter as HTML: tables and inline styles, because that is what mail programs understand. */
export function letterAsHtml(letter: Letter, lang: Lang, siteName: string): string {
  const { subject, greeting, paragraphs, button, footer } = letter
  const text = (content: string) =>
    `<p style="margin:0 0 16px">${escape(content).replaceAll(/\r\n?|\n/g, '<br>')}</p>`
  const action = button
    ? `<p style="margin:24px 0"><a href="${escape(button.url)}" style="background:#1D4468;color:#fff;text-decoration:none;padding:12px 20px;border-radius:4px;display:inline-block">${escape(button.label)}</a></p>
       <p style="margin:0 0 16px;font-size:13px;color:#5E6A78;word-break:break-all">${escape(button.url)}</p>`
    : ''
  return `<!doctype html>
<html lang="${htmlLang[lang]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(subject)}</title></head>
<body style="margin:0;background:#FBF9F5;color:#16202B;font:16px/1.6 system-ui,-apple-system,'Segoe UI',Roboto,'PingFang SC','Microsoft YaHei',sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#fff;border:1px solid #DDD6C9;border-radius:8px">
<tr><td style="padding:20px 28px;border-bottom:1px dashed #DDD6C9;font-weight:600;color:#1D4468">${escape(siteName)}</td></tr>
<tr><td style="padding:28px"><h1 style="font-size:20px;line-height:1.35;margin:0 0 16px">${escape(subject)}</h1>${text(greeting)}${paragraphs.map(text).join('')}${action}</td></tr>
<tr><td style="padding:16px 28px;border-top:1px solid #DDD6C9;font-size:13px;color:#5E6A78">${escape(footer)}</td></tr>
</table></td></tr></table></body></html>`
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character]!)
