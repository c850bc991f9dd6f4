import { showMailPreview } from '@longhaul/contract/file-routes.ts'
import { listMailPreviews as route } from '@longhaul/contract/messages/mails.staff.ts'
import { DAILY_MAIL } from '@longhaul/domain/messages/mail-topics.ts'
import { LANGS, type Lang, inEachLanguage } from '@longhaul/domain/languages.ts'
import type { QuestionKind } from '@longhaul/text/mail/answers.ts'
import { NOTICE_KINDS, type NoticeKind } from '@longhaul/text/mail/notices.ts'
import { sampleIn } from '@longhaul/text/mail/sample.ts'
import type { FastifyInstance } from 'fastify'
import { type Letter, inColours, letterAsHtml, letterAsText, showHtml } from '../mail/public.ts'
import { servedUrl } from '../platform/documents/send-file.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import type { Db } from '../platform/database/db.ts'
import { API } from '../platform/http/api.ts'
import { publicUrl } from '../platform/http/public-url.ts'
import { Refusal } from '../platform/http/refusal.ts'
import type { World } from '../platform/world.ts'
import { type Settings, letterheadIn, readSettings } from '../site/public.ts'
import { ACCOUNT_MAILS, accountLetter } from './account-letter.ts'
import { sampleDigest } from './digest/sample-digest.ts'
import { answerButtons } from './answer-buttons.ts'
import { noticeLetter } from './notice-letter.ts'
import { type About, NOTHING, withGoods } from './read-goods.ts'
import { subjectOf } from './sample-subject.ts'
import type { Subject } from './subject.ts'
import type { GoodsRow } from './sql-goods.ts'

/** Every notice, and the daily mail. */
const KINDS = [DAILY_MAIL, ...NOTICE_KINDS] as const
type Kind = (typeof KINDS)[number]

export const listMailPreviewsAction = readAction(route, listMailPreviews)

/**
 * Every kind of mail in every language. The contents are made up, so that a preview contains no personal
 * data.
 */
async function listMailPreviews({ db }: ReadCall<typeof route>): Answer<typeof route> {
  const settings = await readSettings(db)
  return {
    items: KINDS.flatMap((kind) =>
      LANGS.map((lang) => {
        const letter = sampleLetter(settings, kind, lang)
        return {
          template: kind,
          lang,
          subject: letter.subject,
          text_body: letterAsText(letter, lang),
          html_url: `${API}/mail_previews/${kind}/${lang}/html`,
        }
      }),
    ),
  }
}

/**
 * `GET /mail_previews/{kind}/{lang}/html`: a preview as a page, for the console's frame. It contains nothing
 * confidential.
 */
export function serveMailPreviews(app: FastifyInstance, world: World): void {
  app.get<{ Params: { kind: string; lang: string }; Querystring: { colours?: string } }>(
    servedUrl(showMailPreview),
    async (request, reply) => {
      const kind = KINDS.find((known) => known === request.params.kind)
      const lang = LANGS.find((known) => known === request.params.lang)
      if (!kind || !lang) throw new Refusal('not_found')
      return showHtml(reply, inColours(await sampleHtml(world.db, kind, lang), request.query.colours))
    },
  )
}

async function sampleHtml(db: Db, kind: Kind, lang: Lang): Promise<string> {
  const settings = await readSettings(db)
  return letterAsHtml(sampleLetter(settings, kind, lang), lang, letterheadIn(settings, lang))
}

function sampleLetter(settings: Settings, kind: Kind, lang: Lang): Letter {
  if (kind === DAILY_MAIL) return sampleDigest(lang, letterheadIn(settings, lang).siteName)
  const { email, title, topics, lines, reasons, notes } = sampleIn(lang)
  const { siteName } = letterheadIn(settings, lang)
  const subject = subjectOf(kind)
  const about = sampleAbout(lang, subject, kind)
  const tracked = TRACKED.has(kind) ? { tracking_number: TRACKING_NUMBER } : {}
  const topic = about === NOTHING ? forKind(topics, kind) : title
  const args = {
    ...FIGURES,
    ...tracked,
    ...(about.goods.length > 1 || topic === undefined ? {} : { title: topic }),
    ...(DUE.has(kind) ? { supplement_id: subject.id } : {}),
    number: numberOf(subject),
    line: forKind(lines, kind) ?? '',
    reason: forKind(reasons, kind) ?? '',
    note: forKind(notes, kind) ?? '',
    photos: about.goods.flatMap(({ photo }) => photo ?? []),
  }
  const asked = ASKED[kind]
  const accountMail = ACCOUNT_MAILS.find((known) => known === kind)
  if (accountMail) {
    const isShopper = !kind.startsWith('staff')
    return accountLetter({ lang, kind: accountMail, args, email, siteName, isShopper })
  }
  return noticeLetter({
    lang,
    zone: 'Europe/Berlin',
    now: NOW,
    email,
    siteName,
    kind,
    args: withGoods(args, about),
    subject,
    about,
    pictureUrl: (name) => publicUrl(`/pictures/${name}.webp`),
    buttons: asked && answerButtons(lang, asked, SUMS),
  })
}

/** The sample whose name is the longest beginning of a kind's. */
const forKind = (samples: Readonly<Record<string, string>>, kind: NoticeKind): string | undefined =>
  Object.entries(samples)
    .filter(([begin]) => kind.startsWith(begin))
    .toSorted(([one], [other]) => other.length - one.length)[0]?.[1]

const NUMBERS: Partial<Record<Subject['kind'], string>> = {
  parcel: 'P000203247',
  funds: 'R000301177',
  account: '',
  conversation: '',
}
const numberOf = ({ kind }: Subject): string => NUMBERS[kind] ?? FIGURES.number

/** Made-up goods, with the pictures of our own pages; weighed once they are in the warehouse. */
function sampleAbout(lang: Lang, subject: Subject, kind: NoticeKind): About {
  const { goods, options, flaw, city, country, line } = sampleIn(lang)
  if (!['order', 'parcel', 'stock_item', 'inbound'].includes(subject.kind)) return NOTHING
  const isList = subject.kind === 'parcel' || kind.startsWith('order')
  const isWeighed = ['parcel', 'stock_item'].includes(subject.kind) || kind.endsWith('_problem')
  const all = goods.map((title, index): GoodsRow => {
    const [image, photo, grams, fen] = SAMPLE_GOODS[index] ?? SAMPLE_GOODS[0]
    const seen = { kind: 'free', shows: 'flaw', flaw: 'crack', note: flaw } as const
    return {
      title,
      title_latin: title,
      options_text: options[index] ?? '',
      options_latin: options[index] ?? '',
      quantity: 1,
      total_fen: fen,
      weight_grams: isWeighed ? grams : null,
      image_file_id: image,
      photo: index === 0 ? { file_id: photo, ...seen } : null,
      order_id: subject.id,
      order_number: FIGURES.number,
      count: 0,
    }
  })
  const shown = isList ? all : all.slice(0, 1)
  return {
    goods: shown.map((row) => ({ ...row, count: shown.length })),
    parcel:
      subject.kind === 'parcel'
        ? {
            number: numberOf(subject),
            city,
            country_name: inEachLanguage(() => country),
            line_name: inEachLanguage(() => line),
            estimated_fen: 13_400,
            actual_fen: 26_300,
            carrier: 'dhl',
            tracking_number: TRACKING_NUMBER,
          }
        : undefined,
  }
}

const SAMPLE_GOODS = [
  ['mugs', 'photo-crack-960', 860, 7_140],
  ['hoodie-green', 'photo-hoodie-960', 654, 4_260],
  ['umbrella', 'photo-umbrella-960', 210, 1_500],
] as const

/** The kinds that name a tracking number. */
const TRACKED: ReadonlySet<string> = new Set([
  'seller_shipped',
  'inbound_arrived',
  'inbound_problem',
  'inbound_in_doubt',
  'receipt_undone',
  'receipt_taken_back',
  'parcel_shipped',
  'parcel_exception',
  'parcel_to_collect',
  'parcel_delivered',
  'parcel_returned',
])

/** The kinds that ask for an extra payment. */
const DUE: ReadonlySet<string> = new Set(['supplement_due', 'parcel_to_pay'])

/** The kinds that are answered in the mail, with the question that they ask. */
const ASKED: Partial<Record<NoticeKind, QuestionKind>> = { question_asked: 'price', item_problem: 'problem' }

const TRACKING_NUMBER = 'EA123456785CN'

const SUMS = { payFen: 12_900, backFen: 7_140 }
const NOW = new Date('2026-11-24T20:00:00.000Z')

const FIGURES = {
  number: 'O000102413',
  email: 'new@demo.example',
  address: '203.0.113.7',
  device: 'Firefox, Windows',
  amount_fen: SUMS.payFen,
  back_fen: SUMS.backFen,
  owed_fen: 3_100,
  was_fen: SUMS.payFen,
  now_fen: 9_900,
  date: '2026-11-27T16:00:00.000Z',
  count: 3,
  more: 1,
  arrival: { from: '2026-11-23T12:00:00.000Z', until: '2026-11-26T12:00:00.000Z' },
}
