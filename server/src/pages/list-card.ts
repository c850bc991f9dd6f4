import { createHash } from 'node:crypto'
import type { Reply } from '@longhaul/contract/routes.ts'
import { LANGUAGES, type Lang } from '@longhaul/domain/languages.ts'
import { formatter } from '@longhaul/text/format.ts'
import { publicListIn } from '@longhaul/text/storefront/lists/public-list-in.ts'
import { publicUrl } from '../platform/http/public-url.ts'
import { escapeHtml } from '../platform/http/escape-html.ts'

type List = NonNullable<Reply<'GET /public_lists/{code}'>['list']>

/** The card's size on other sites, in pixels; it fits into less. */
export const CARD = { width: 480, height: 300 }
const PICTURES = 4
const NAMES = 3

/** The styles of the card: inline, because it is one small document, and allowed by their hash. */
const STYLE = `:root{color-scheme:light dark}*{box-sizing:border-box;margin:0}
body{font:15px/1.45 system-ui,"PingFang SC","Microsoft YaHei",sans-serif;background:Canvas;color:CanvasText}
a{display:block;min-height:100vh;padding:16px;color:inherit;text-decoration:none;border:1px solid GrayText;border-radius:10px}
a:focus-visible{outline:3px solid Highlight;outline-offset:-3px}
h1{font-size:18px;line-height:1.3;overflow-wrap:anywhere}
p{margin-top:4px;overflow-wrap:anywhere}
ul{list-style:none;padding:0;margin-top:10px}
li{display:flex;gap:8px;justify-content:space-between;padding:3px 0}
li span:first-child{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
li span:last-child{white-space:nowrap}
.p{display:grid;grid-template-columns:repeat(4,1fr);gap:6px;margin-top:10px}
.p img{width:100%;height:72px;object-fit:cover;border-radius:6px}
b{text-decoration:underline}`

/**
 * The policy of the card: nothing but its pictures and these styles. Other sites may frame it: it has no
 * button, no form, no script and reads no cookie, so a click that a site steals only opens the list.
 */
export const CARD_POLICY = [
  "default-src 'none'",
  "img-src 'self'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
].join('; ')

/** The card of a public list for other sites, as a whole document. */
export function listCard({
  code,
  list,
  site,
  lang,
}: {
  code: string
  list: List
  site: string
  lang: Lang
}): string {
  const say = publicListIn(lang)
  const { money } = formatter(lang)
  const named = (goods: List['goods'][number]) =>
    LANGUAGES[lang].script === 'latin' && goods.helper_title !== '' ? goods.helper_title : goods.title
  const pictures = list.goods.flatMap(({ photo }) => (photo ? [photo.small] : [])).slice(0, PICTURES)
  const rows = list.goods.slice(0, NAMES).map((goods) => {
    const price = goods.price_fen === null ? say.noPrice : money(goods.price_fen)
    return `<li><span>${escapeHtml(named(goods))}</span><span>${escapeHtml(price)}</span></li>`
  })
  return `<!doctype html>
<html lang="${LANGUAGES[lang].html}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(list.title)}</title>
<style>${STYLE}</style>
</head>
<body>
<a href="${escapeHtml(publicUrl(`/list/${code}`))}" target="_blank" rel="noopener">
<h1>${escapeHtml(list.title)}</h1>
<p>${escapeHtml(say.by(list.shown_name, list.goods.length, formatter(lang).date(list.updated_at)))}</p>
${
  pictures.length > 0
    ? `<div class="p">${pictures
        .map(
          ({ url, width, height }) =>
            `<img src="${escapeHtml(url)}" width="${width}" height="${height}" alt="">`,
        )
        .join('')}</div>`
    : ''
}
<ul>${rows.join('')}</ul>
<p><b>${escapeHtml(say.open)}</b> · ${escapeHtml(site)}${list.creator_code ? ` · ${escapeHtml(say.cardEarns)}` : ''}</p>
</a>
</body>
</html>`
}
