import { RESET_LINK_MINUTES, SESSION_DAYS } from '@longhaul/domain/accounts/limits.ts'
import { PASSWORD_MAX, PASSWORD_MIN } from '@longhaul/domain/accounts/password.ts'
import { ADDRESSES_MAX } from '@longhaul/domain/addresses/address-book.ts'
import { PHOTO_REMARK_MAX } from '@longhaul/domain/orders/fine-photos.ts'
import { PRICE_REASON_TEXT_MAX } from '@longhaul/domain/orders/price-change.ts'
import { REMINDER_DAYS } from '@longhaul/domain/warehouse/storage.ts'
import { formatter } from '@longhaul/text/format.ts'
import type { Lang } from '@longhaul/text/lang.ts'
import MarkdownIt from 'markdown-it'
import type { Settings } from './settings.ts'

/** Raw HTML stays text, links with odd schemes stay text: what comes out needs no second cleaning. */
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false, breaks: false })

markdown.renderer.rules['table_open'] = () => '<div class="table-scroll" role="region" tabindex="0"><table>\n'
markdown.renderer.rules['table_close'] = () => '</table></div>\n'

/** Markdown as HTML, with an id on every second-level heading and the list of them. */
export function renderMarkdown(source: string): { html: string; headings: { id: string; text: string }[] } {
  const headings: { id: string; text: string }[] = []
  const tokens = markdown.parse(source, {})
  tokens.forEach((token, index) => {
    if (token.type !== 'heading_open' || token.tag !== 'h2') return
    const text = tokens[index + 1]?.content ?? ''
    const id = `part-${headings.length + 1}`
    token.attrSet('id', id)
    headings.push({ id, text })
  })
  return { html: markdown.renderer.render(tokens, markdown.options, {}), headings }
}

/** Puts the product's own figures where a text names them: `{{freeStorageDays}}` (list: server/content/README.md). An unknown name stays visible. */
export function fillPlaceholders(text: string, settings: Settings, lang: Lang): string {
  const values = placeholders(settings, lang)
  return text.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole))
}

/** Every figure that a text may name. */
export function placeholders(settings: Settings, lang: Lang): Readonly<Record<string, string | number>> {
  const { money, percent } = formatter(lang)
  return {
    siteName: lang === 'zh' ? settings.websiteNameZh : settings.websiteName,
    contactEmail: settings.contactEmail,
    freeStorageDays: settings.freeStorageDays,
    storageReminderDays: new Intl.ListFormat(lang === 'zh' ? 'zh-CN' : 'en-GB').format(
      REMINDER_DAYS.map(String),
    ),
    lateFeePerDay: money(settings.lateFeeFenPerDay),
    lateFeeCap: money(settings.lateFeeCapFen),
    storageLimitDays: settings.freeStorageDays + settings.storageLimitDays,
    photoPrice: money(settings.photoPriceFen),
    photoLimit: settings.photoLimit,
    photoNoteLimit: PHOTO_REMARK_MAX,
    priceNoteLimit: PRICE_REASON_TEXT_MAX,
    refundWindowHours: settings.refundWindowHours,
    reviewHoursMin: settings.reviewHoursMin,
    reviewHoursMax: settings.reviewHoursMax,
    unpaidOrderHours: settings.unpaidOrderHours,
    answerHours: settings.answerHours,
    problemAnswerHours: settings.problemAnswerHours,
    autoReceiptDays: settings.receiptDays,
    silentReceiptDays: settings.receiptDaysWithoutNews,
    serviceFeePercent: percent(settings.serviceFeePerMille).replace('%', ''),
    expressDays: '1–3',
    directDays: '5–10',
    postalDays: '10–14',
    oceanWeeks: '3–5',
    resetLinkMinutes: RESET_LINK_MINUTES,
    passwordMin: PASSWORD_MIN,
    passwordMax: PASSWORD_MAX,
    sessionDays: SESSION_DAYS,
    addressLimit: ADDRESSES_MAX,
    logDays: 30,
    leadMonths: 12,
  }
}
