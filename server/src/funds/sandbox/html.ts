import { formatter } from '@longhaul/text/format.ts'
import { type Lang, LANGUAGES } from '@longhaul/domain/languages.ts'
import { sandboxPayIn } from '@longhaul/text/payments/sandbox-pay.ts'
import { escapeHtml } from '../../platform/http/escape-html.ts'
import type { CheckoutRow } from './sql.ts'

/** The state of a checkout, or `unreached` if the shop could not be notified. */
export type PageState = CheckoutRow['state'] | 'unreached'

/** The provider's page: the amount, the recipient, and the buttons to decide. */
export function sandboxPage(lang: Lang, merchant: string, checkout: CheckoutRow, state: PageState): string {
  const text = sandboxPayIn(lang)
  const amount = formatter(lang).moneyWithCode(checkout.amount_minor, checkout.currency)
  return page(
    lang,
    `<h1>${heading(lang, state)}</h1>
    <dl><dt>${text.toMerchant}</dt><dd>${escapeHtml(merchant)}</dd><dt>${text.reference}</dt><dd>${escapeHtml(checkout.reference)}</dd>
    <dt>${text.amount}</dt><dd class="amount">${escapeHtml(amount)}</dd></dl>
    ${choices(lang, checkout, state)}<p class="note">${text.notReal}</p>`,
  )
}

export const unknownPage = (lang: Lang): string => page(lang, `<h1>${sandboxPayIn(lang).unknown}</h1>`)

function heading(lang: Lang, state: PageState): string {
  const text = sandboxPayIn(lang)
  if (state === 'paid') return text.paid
  if (state === 'declined') return text.declined
  return state === 'unreached' ? text.unreached : text.title
}

function choices(lang: Lang, checkout: CheckoutRow, state: PageState): string {
  const text = sandboxPayIn(lang)
  const form = (decision: string, label: string, look: string) =>
    `<form method="post" action="/sandbox-pay/checkouts/${checkout.id}/${decision}?lang=${lang}"><button class="${look}">${label}</button></form>`
  if (state === 'open') return form('approve', text.approve, 'main') + form('decline', text.decline, 'plain')
  const again = form(checkout.state === 'paid' ? 'approve' : 'decline', text.sendAgain, 'main')
  const back = `<p><a href="${escapeHtml(checkout.return_url)}">${text.back}</a></p>`
  return state === 'unreached' ? again + back : back
}

const page = (lang: Lang, body: string): string => `<!doctype html>
<html lang="${LANGUAGES[lang].html}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${sandboxPayIn(lang).brand}</title><link rel="stylesheet" href="/sandbox-pay/sandbox.css"></head>
<body><header>${sandboxPayIn(lang).brand}</header><main>${body}</main></body></html>`
