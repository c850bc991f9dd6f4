import type { DigestHour } from '@longhaul/domain/messages/digest.ts'
import type { Lang } from '@longhaul/domain/languages.ts'
import { formatter } from '@longhaul/text/format.ts'
import { joinSentences } from '@longhaul/text/join-sentences.ts'
import { digestIn } from '@longhaul/text/mail/digest.ts'
import { mailIn } from '@longhaul/text/mail/mail.ts'
import { type NamedGoods, titleAbout } from '@longhaul/text/mail/notices.ts'
import { zonedMoment } from '@longhaul/text/time/zoned.ts'
import type { Block, Letter, MailItem } from '../../mail/public.ts'
import { publicUrl } from '../../platform/http/public-url.ts'
import { footerLinks } from '../letter-footer.ts'
import type { PictureUrl } from '../mail-pictures.ts'
import type { Digest, DigestRow } from './read-digest.ts'

/** The order in which the mail tells the news: nearest to the reader first. */
const SECTIONS = ['parcel', 'stock_item', 'inbound', 'order', 'funds', 'conversation', 'account'] as const

/** The daily mail: what happened, by goods. */
export function digestLetter({
  lang,
  zone,
  email,
  siteName,
  moment,
  hour,
  news,
  pictureUrl,
  choicesUrl,
}: {
  lang: Lang
  zone: string
  email: string
  siteName: string
  moment: Date
  /** When it comes, by the reader's clock. */
  hour: DigestHour
  news: Digest
  pictureUrl: PictureUrl
  /** Where the reader chooses which mails come. */
  choicesUrl: string
}): Letter {
  const words = digestIn(lang)
  const { rows, rowCount, count } = news
  const sections = SECTIONS.flatMap((section): Block[] => {
    const items = rows.filter((row) => row.section === section).map((row) => itemOf(lang, row, pictureUrl))
    if (items.length === 0) return []
    return [
      { kind: 'section', text: words.sections[section] },
      { kind: 'items', items, more: '' },
    ]
  })
  const inOrder = SECTIONS.flatMap((section) => rows.filter((row) => row.section === section))
  const named = inOrder.flatMap(({ args, goods }): readonly NamedGoods[] => {
    if (goods === '') return []
    const { title, title_latin } = args
    return args.goods ?? (title ? [{ title, ...(title_latin ? { title_latin } : {}) }] : [])
  })
  const unique = [...new Map(named.map((each) => [each.title, each])).values()]
  const [first] = inOrder
  return {
    subject: titleAbout(lang, words.subject, unique),
    preview: joinSentences(lang, [words.heading(count), first && detailOf(first)]),
    blocks: [
      { kind: 'heading', text: words.heading(count) },
      ...sections,
      ...(rowCount > rows.length
        ? [{ kind: 'sentence', text: words.more(rowCount - rows.length) } as const]
        : []),
      { kind: 'buttons', buttons: [{ label: words.open, url: publicUrl('/message') }], note: '' },
      {
        kind: 'note',
        text: words.note(hour),
        link: { label: words.choose, url: choicesUrl },
      },
    ],
    footer: {
      about: zonedMoment(lang, zone, moment.toISOString()),
      links: footerLinks(lang, choicesUrl),
      lines: [mailIn(lang).sentTo(email, siteName)],
    },
  }
}

/** A row: the goods with what happened to them, or what happened. */
function itemOf(lang: Lang, row: DigestRow, pictureUrl: PictureUrl): MailItem {
  const { goods, happened, weightGrams, imageId } = row
  return {
    name: goods || happened.join(SEPARATOR),
    detail: goods ? detailOf(row) : '',
    figure: weightGrams ? formatter(lang).weight(weightGrams) : '',
    pictureUrl: imageId === null ? null : pictureUrl(imageId, 'row'),
  }
}

const SEPARATOR = ' · '
const detailOf = ({ happened }: DigestRow): string => happened.join(SEPARATOR)
