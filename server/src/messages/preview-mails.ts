import { showMailPreview } from '@longhaul/contract/file-routes.ts'
import { listMailPreviews as route } from '@longhaul/contract/messages/mails.staff.ts'
import { LANGS, type Lang } from '@longhaul/domain/languages.ts'
import { NOTICE_KINDS, type NoticeKind } from '@longhaul/text/mail/notices.ts'
import { sampleIn } from '@longhaul/text/mail/sample.ts'
import type { FastifyInstance } from 'fastify'
import { type Letter, accountButton, letterAsHtml, letterAsText, showHtml } from '../mail/public.ts'
import { servedUrl } from '../platform/documents/send-file.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import type { Db } from '../platform/database/db.ts'
import { API } from '../platform/http/api.ts'
import { Refusal } from '../platform/http/refusal.ts'
import type { World } from '../platform/world.ts'
import { type Settings, letterheadIn, readSettings } from '../site/public.ts'
import { noticeLetter } from './notice-letter.ts'
import type { Subject } from './sql.ts'

export const listMailPreviewsAction = readAction(route, listMailPreviews)

/**
 * Every kind of mail in every language. The contents are made up, so that a preview contains no personal
 * data.
 */
async function listMailPreviews({ db }: ReadCall<typeof route>): Answer<typeof route> {
  const settings = await readSettings(db)
  return {
    items: NOTICE_KINDS.flatMap((kind) =>
      LANGS.map((lang) => {
        const letter = sampleLetter(settings, kind, lang)
        return {
          template: kind,
          lang,
          subject: letter.subject,
          text_body: letterAsText(letter),
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
  app.get<{ Params: { kind: string; lang: string } }>(servedUrl(showMailPreview), async (request, reply) => {
    const kind = NOTICE_KINDS.find((known) => known === request.params.kind)
    const lang = LANGS.find((known) => known === request.params.lang)
    if (!kind || !lang) throw new Refusal('not_found')
    return showHtml(reply, await sampleHtml(world.db, kind, lang))
  })
}

async function sampleHtml(db: Db, kind: NoticeKind, lang: Lang): Promise<string> {
  const settings = await readSettings(db)
  return letterAsHtml(sampleLetter(settings, kind, lang), lang, letterheadIn(settings, lang))
}

function sampleLetter(settings: Settings, kind: NoticeKind, lang: Lang): Letter {
  const { name, ...about } = sampleIn(lang)
  const subject = subjectOf(kind)
  const { button, ...letter } = noticeLetter(lang, name, letterheadIn(settings, lang).siteName, {
    kind,
    args: { ...FIGURES, ...about },
    subject,
  })
  const shown = accountButton(kind, lang) ?? button
  // A closed account has no page to open.
  return shown && kind !== 'account_closed' ? { ...letter, button: shown } : letter
}

/** The subject of a kind of notice, derived from its name. */
function subjectOf(kind: NoticeKind): Subject {
  const found = SUBJECTS.find(([begin]) => kind.startsWith(begin))
  return found
    ? { kind: found[1], id: '00000000-0000-4000-8000-000000000000' }
    : { kind: 'account', id: 'security' }
}

const SUBJECTS: readonly (readonly [begin: string, kind: Subject['kind']])[] = [
  ['order', 'order'],
  ['item_in_stock', 'stock_item'],
  ['item', 'order'],
  ['question', 'order'],
  ['supplement', 'order'],
  ['seller', 'order'],
  ['refund', 'order'],
  ['withdrawal', 'funds'],
  ['remittance', 'funds'],
  ['parcel', 'parcel'],
  ['inbound', 'inbound'],
  ['storage', 'stock_item'],
  ['stock', 'stock_item'],
  ['disposal', 'stock_item'],
  ['claim', 'inbound'],
  ['recharge', 'funds'],
  ['payment', 'funds'],
  ['remittance', 'funds'],
  ['withdrawal', 'funds'],
  ['answer', 'conversation'],
]

const FIGURES = {
  number: 'O000102413',
  email: 'new@demo.example',
  address: '203.0.113.7',
  device: 'Firefox, Windows',
  amount_fen: 12_900,
  tracking_number: 'EA123456785CN',
  date: '2026-11-27T16:00:00.000Z',
  count: 3,
  more: 1,
  line: 'EMS',
}
