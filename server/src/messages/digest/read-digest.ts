import { DIGEST_NEWS_MAX, DIGEST_ROWS_MAX } from '@longhaul/domain/messages/digest.ts'
import type { Lang } from '@longhaul/domain/languages.ts'
import { NOTICE_KINDS, type NoticeArgs, noticeParts } from '@longhaul/text/mail/notices.ts'
import type { Db } from '../../platform/database/db.ts'
import { readAbout } from '../read-goods.ts'
import type { Subject } from '../subject.ts'
import type { NewsRow } from './sql-digests.ts'

/** What happened to the same goods, in a row of the mail. */
export type DigestRow = {
  section: Subject['kind']
  /** The names of the goods; empty if the news is not about goods. */
  goods: string
  args: NoticeArgs
  /** What happened, in order. */
  happened: readonly string[]
  weightGrams: number | null
  imageId: string | null
}

/** The news of a day: its rows, as many as a mail shows, and the numbers of all. */
export type Digest = { rows: readonly DigestRow[]; rowCount: number; count: number }

/** Groups news by the goods that it is about, and reads what the mail shows of them. */
export async function readDigest(
  db: Db,
  news: readonly NewsRow[],
  { lang, zone }: { lang: Lang; zone: string },
): Promise<Digest> {
  const groups = new Map<string, NewsRow[]>()
  for (const row of news.toSorted(latestFirst)) {
    const key = keyOf(row)
    groups.set(key, [...(groups.get(key) ?? []), row])
  }
  const shown = [...groups.values()].slice(0, DIGEST_ROWS_MAX)
  const rows: DigestRow[] = []
  for (const group of shown) {
    const [latest] = group
    if (!latest) continue
    const { goods } = await readAbout(db, subjectOf(latest), latest.args)
    const [first] = goods
    const parts = group.map(({ kind, args }) => noticeParts(lang, kind, args, zone))
    rows.push({
      section: latest.subject_kind,
      goods: parts[0]?.goods ?? '',
      args: latest.args,
      happened: [...new Set(parts.map(({ heading }) => heading))].slice(0, DIGEST_NEWS_MAX).toReversed(),
      weightGrams: goods.length === 1 ? (first?.weight_grams ?? null) : null,
      imageId: first?.photo?.file_id ?? first?.image_file_id ?? null,
    })
  }
  return { rows, rowCount: groups.size, count: news.length }
}

/** What happened in one transaction is in the order in which goods go through the house, as the kinds are. */
const latestFirst = (a: NewsRow, b: NewsRow): number =>
  b.created_at.getTime() - a.created_at.getTime() || orderOf(b) - orderOf(a)
const orderOf = ({ kind }: NewsRow): number => NOTICE_KINDS.findIndex((known) => known === kind)

/** The same goods have the same name, wherever they are. News about money has a row for each. */
function keyOf({ kind, args, subject_kind, subject_id, created_at }: NewsRow): string {
  if (subject_kind === 'funds' || subject_kind === 'account')
    return `${kind} ${subject_id} ${created_at.toISOString()}`
  const names = args.title === undefined ? (args.goods ?? []).map(({ title }) => title) : [args.title]
  return names.length > 0 ? JSON.stringify(names) : `${subject_kind} ${subject_id}`
}

const subjectOf = ({ subject_kind: kind, subject_id: id }: NewsRow): Subject => ({ kind, id })
