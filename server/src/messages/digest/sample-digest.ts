import { DIGEST_HOUR } from '@longhaul/domain/messages/digest.ts'
import type { Lang } from '@longhaul/domain/languages.ts'
import { type NoticeArgs, type NoticeKind, noticeParts } from '@longhaul/text/mail/notices.ts'
import { sampleIn } from '@longhaul/text/mail/sample.ts'
import type { Letter } from '../../mail/public.ts'
import { publicUrl } from '../../platform/http/public-url.ts'
import { digestLetter } from './digest-letter.ts'
import type { DigestRow } from './read-digest.ts'

const ZONE = 'Europe/Berlin'

/** The news of the sample: what happened to which of its goods, and their pictures. */
const NEWS: readonly {
  section: DigestRow['section']
  goods: readonly number[]
  kinds: readonly NoticeKind[]
  grams: number | null
}[] = [
  { section: 'stock_item', goods: [0], kinds: ['item_received', 'item_in_stock'], grams: 860 },
  { section: 'parcel', goods: [1, 2], kinds: ['parcel_paid', 'parcel_packed'], grams: null },
  { section: 'order', goods: [1], kinds: ['item_approved', 'item_purchased'], grams: null },
  { section: 'account', goods: [], kinds: ['points_expiring'], grams: null },
]
const PICTURES = ['mugs', 'hoodie-green', 'umbrella'] as const

/** The daily mail with made-up news. */
export function sampleDigest(lang: Lang, siteName: string): Letter {
  const { goods: names, email } = sampleIn(lang)
  const rows = NEWS.map(({ section, goods, kinds, grams }): DigestRow => {
    const named = goods.flatMap((index) => names[index] ?? [])
    const args: NoticeArgs = {
      amount_fen: 4_200,
      count: 120,
      ...(named.length > 0
        ? { goods: named.map((title) => ({ title, title_latin: title })), goods_count: named.length }
        : {}),
    }
    const parts = kinds.map((kind) => noticeParts(lang, kind, args, ZONE))
    return {
      section,
      goods: parts[0]?.goods ?? '',
      args,
      happened: parts.map(({ heading }) => heading),
      weightGrams: grams,
      imageId: PICTURES[goods[0] ?? -1] ?? null,
    }
  })
  return digestLetter({
    lang,
    zone: ZONE,
    email,
    siteName,
    moment: new Date('2026-11-28T17:00:00Z'),
    hour: DIGEST_HOUR,
    news: { rows, rowCount: rows.length, count: NEWS.reduce((sum, { kinds }) => sum + kinds.length, 0) },
    pictureUrl: (name) => publicUrl(`/pictures/${name}.webp`),
    choicesUrl: publicUrl('/mine/setting#mails'),
  })
}
