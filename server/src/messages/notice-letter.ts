import { nameIn } from '@longhaul/domain/goods/name-in.ts'
import { type Lang, LANGUAGES } from '@longhaul/domain/languages.ts'
import { carrierPage, findCarrier } from '@longhaul/domain/shipping/carriers.ts'
import { manyCarriersPage } from '@longhaul/domain/shipping/tracking-page.ts'
import { shorten } from '@longhaul/domain/texts/shorten.ts'
import { formatter } from '@longhaul/text/format.ts'
import { joinSentences } from '@longhaul/text/join-sentences.ts'
import { mailIn } from '@longhaul/text/mail/mail.ts'
import { type NoticeParts, noticeParts } from '@longhaul/text/mail/notices.ts'
import { captionsIn } from '@longhaul/text/photos/captions-in.ts'
import { underWayIn } from '@longhaul/text/tracking/under-way-in.ts'
import { cityName } from '@longhaul/text/time/zoned.ts'
import type { Block, Letter, MailItem, MailLink } from '../mail/public.ts'
import { publicUrl } from '../platform/http/public-url.ts'
import type { NoticeToCompose } from './notice-to-compose.ts'
import { footerOf } from './letter-footer.ts'
import { pageOf } from './page-of.ts'
import type { About } from './read-goods.ts'
import type { GoodsRow } from './sql-goods.ts'

/** How long the preview is: programs show about a hundred letters. */
const PREVIEW_MAX = 110

/** Kinds that are about what our photos show, so the photo comes first and large. */
const PHOTO_KINDS: ReadonlySet<string> = new Set([
  'item_problem',
  'inbound_problem',
  'item_in_stock',
  'photos_taken',
  'photos_declined',
  'stock_arrived',
  'disposal_notice',
  'unclaimed_claim_accepted',
])

/** The kinds that ask for a decision about an order's item, though their subject is its stock item. */
const ABOUT_ORDER: ReadonlySet<string> = new Set(['item_problem'])

/** The kinds whose button leads to the top-up, though their subject is something else. */
const TO_TOP_UP: ReadonlySet<string> = new Set(['recharge_failed', 'plan_balance_low'])

/** The e-mail for a notice to a shopper. */
export function noticeLetter(notice: NoticeToCompose): Letter {
  const { lang, zone, kind, args, paragraphs = [] } = notice
  const parts = noticeParts(lang, kind, args, zone)
  const photo = PHOTO_KINDS.has(kind) ? photoBlock(notice, parts) : undefined
  const sentences: Block[] = (paragraphs.length > 0 ? [...paragraphs] : [parts.body])
    .filter((text) => text.trim() !== '')
    .map((text) => ({ kind: 'sentence', text }))
  const items = itemsOf(notice, photo !== undefined)
  return {
    subject: parts.title,
    preview: shorten(
      joinSentences(lang, [paragraphs[0] ?? parts.body, parts.by]) || parts.heading,
      PREVIEW_MAX,
    ),
    blocks: [
      ...(photo ? [photo] : []),
      ...deadlineOf(notice, parts),
      { kind: 'heading', text: parts.heading },
      ...sentences,
      ...buttonsOf(notice),
      ...(parts.silence ? [{ kind: 'note', text: parts.silence } as const] : []),
      ...items,
      ...sumsOf(notice, parts),
      ...factsOf(notice),
    ],
    footer: footerOf(notice),
  }
}

/** By when the reader has to act, and how long that is from the sending of the mail. */
function deadlineOf({ lang, now, args }: NoticeToCompose, { by }: NoticeParts): Block[] {
  if (!by) return []
  const left = args.date ? Math.round((Date.parse(args.date) - now.getTime()) / HOUR_MS) : 0
  return [{ kind: 'deadline', text: left > 0 ? mailIn(lang).deadline(by, left) : by }]
}

const HOUR_MS = 3_600_000

function photoBlock(
  { lang, about, pictureUrl }: NoticeToCompose,
  { goods: name }: NoticeParts,
): Block | undefined {
  const photo = about.goods.find((row) => row.photo)?.photo
  if (!photo) return undefined
  const words = mailIn(lang)
  const caption = captionsIn(lang).caption(photo, 1)
  return {
    kind: 'photo',
    url: pictureUrl(photo.file_id, 'photo'),
    alt: words.photo(name || words.photoAlt, caption),
    caption: '',
  }
}

function buttonsOf({ lang, kind, args, subject, buttons, about }: NoticeToCompose): Block[] {
  if (buttons && buttons.list.length > 0)
    return [{ kind: 'buttons', buttons: buttons.list, note: buttons.note }]
  const words = mailIn(lang)
  const { supplement_id: supplement, amount_fen: fen } = args
  if (supplement && fen) {
    const pay = {
      label: words.pay(formatter(lang).money(fen)),
      url: publicUrl(`/payment?supplements=${supplement}`),
    }
    return [{ kind: 'buttons', buttons: [pay], note: '' }]
  }
  const [first] = about.goods
  const page =
    ABOUT_ORDER.has(kind) && first?.order_id ? ({ kind: 'order', id: first.order_id } as const) : subject
  const label = words.openFor[kind] ?? words.open[page.kind]
  const open = { label, url: publicUrl(TO_TOP_UP.has(kind) ? '/payment/recharge' : pageOf(page)) }
  const track = kind === 'parcel_shipped' ? trackingLink(lang, about) : undefined
  return [{ kind: 'buttons', buttons: track ? [open, track] : [open], note: '' }]
}

/** Where the carrier says where the package is, as on the package's page. */
function trackingLink(lang: Lang, { parcel }: About): MailLink | undefined {
  if (!parcel || parcel.tracking_number === null) return undefined
  const { carrier, tracking_number: number } = parcel
  const [page, name] = [carrierPage(carrier, number), findCarrier(carrier)?.names[LANGUAGES[lang].script]]
  const words = underWayIn(lang)
  return page && name
    ? { label: words.carrierPage(name), url: page }
    : { label: words.manyCarriers, url: manyCarriersPage(number) }
}

/** The rows of goods: names as the reader reads them, with what they cost or weigh. */
function itemsOf(notice: NoticeToCompose, hasPhoto: boolean): Block[] {
  const { lang, about, pictureUrl } = notice
  const { goods } = about
  if (goods.length === 0) return []
  const figureOf = figuresOf(notice)
  const words = mailIn(lang)
  const items = goods.map((row): MailItem => {
    const picture = row.image_file_id ?? row.photo?.file_id ?? null
    const options = oneLine(nameIn(lang, { title: row.options_text, titleLatin: row.options_latin }))
    return {
      name: shorten(oneLine(nameIn(lang, { title: row.title, titleLatin: row.title_latin })), NAME_MAX),
      detail: [shorten(options, NAME_MAX), row.quantity > 1 ? words.quantity(row.quantity) : '']
        .filter(Boolean)
        .join(LANGUAGES[lang].listSeparator),
      figure: figureOf(row),
      pictureUrl: picture && !(hasPhoto && goods.length === 1) ? pictureUrl(picture, 'row') : null,
    }
  })
  const more = (goods[0]?.count ?? 0) - goods.length
  return [{ kind: 'items', items, more: more > 0 ? words.andMore(more) : '' }]
}

const NAME_MAX = 80
const oneLine = (words: string): string => words.replaceAll(/\s+/g, ' ').trim()

/** Prices where they add up to the notice's amount, else weights. */
function figuresOf({ lang, kind, args, about }: NoticeToCompose): (row: GoodsRow) => string {
  const { money, weight } = formatter(lang)
  const isPrice =
    PRICED.has(kind) &&
    about.goods.reduce((sum, row) => sum + (row.total_fen ?? 0), 0) === args.amount_fen &&
    about.goods.length === about.goods[0]?.count
  if (isPrice) return (row) => money(row.total_fen ?? 0)
  return (row) => (row.weight_grams ? weight(row.weight_grams) : '')
}

/** The kinds whose amount is the price of the goods. */
const PRICED: ReadonlySet<string> = new Set(['order_placed', 'order_paid'])

/** The amount of the notice; for a package that became dearer, how it comes about. */
function sumsOf({ lang, kind, args, about: { parcel } }: NoticeToCompose, { sum }: NoticeParts): Block[] {
  const { money } = formatter(lang)
  const words = mailIn(lang).rows
  if (args.expected)
    return [{ kind: 'sums', rows: [], total: { label: words.toDoor, amount: money(args.expected.was_fen) } }]
  if (!sum || !args.amount_fen) return []
  const actualFen = (kind === 'parcel_to_pay' && parcel?.actual_fen) || 0
  const paidFen = actualFen - args.amount_fen
  return [
    {
      kind: 'sums',
      rows:
        paidFen > 0
          ? [
              { label: words.shippingCost, amount: money(actualFen) },
              { label: words.paid, amount: money(-paidFen) },
            ]
          : [],
      total: { label: sum, amount: money(args.amount_fen) },
    },
  ]
}

function factsOf({ lang, args, about: { parcel } }: NoticeToCompose): Block[] {
  const words = mailIn(lang).rows
  const rows = [
    { label: words.tracking, value: args.tracking_number },
    { label: words.method, value: parcel?.line_name[lang] },
    {
      label: words.to,
      value:
        parcel &&
        [cityName(lang, parcel.city ?? ''), parcel.country_name[lang]]
          .filter(Boolean)
          .join(LANGUAGES[lang].comma),
    },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []))
  return rows.length > 0 ? [{ kind: 'facts', rows }] : []
}
