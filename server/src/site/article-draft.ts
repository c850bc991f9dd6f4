import type { ArticleDraft } from '@longhaul/contract/site/site.staff.ts'
import { kindOf, NEEDED_ARTICLES, unknownFigures } from '@longhaul/domain/content/articles.ts'
import { type Lang, LANGS, FIRST_LANG, inEachLanguage } from '@longhaul/domain/languages.ts'
import type { Static } from 'typebox'
import type { WriteCall } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import type { Db, Tx } from '../platform/database/db.ts'
import { Refusal, badInput, orNotFound } from '../platform/http/refusal.ts'
import type { StaffMember } from '../platform/logged-in.ts'
import { figures } from './figures.ts'
import { type Settings, readSettings } from './settings.ts'
import {
  type Content,
  findArticleForStaff,
  isWritten,
  saveRevision,
  listRevisionsForStaff,
  listTextsForStaff,
  lockArticleForStaff,
  NOT_WRITTEN,
  saveTexts,
  updateArticle,
  type Words,
} from './sql-content.ts'

type Row = NonNullable<Awaited<ReturnType<typeof findArticleForStaff>>>
type Editing = Pick<WriteCall<never>, 'tx' | 'now' | 'request'> & { me: StaffMember }

/** An article as its editor shows it. */
export async function readDraft(db: Db, id: number): Promise<Static<typeof ArticleDraft>> {
  const row = orNotFound(await findArticleForStaff(db, id))
  const { published: _, ...content } = await contentOf(db, row)
  const [last] = await listRevisionsForStaff(db, id)
  const texts = await listTextsForStaff(db, id)
  const newest = Math.max(...texts.map((text) => text.updated_at.getTime()))
  return {
    id,
    ...content,
    published: row.published_at !== null,
    needed: NEEDED_ARTICLES.includes(id),
    version: row.version,
    saved_by: last?.staff_name ?? null,
    updated_at: (last?.created_at ?? new Date(newest)).toISOString(),
  }
}

/** The content of an article that is stored with each version. */
export async function contentOf(db: Db, row: Row): Promise<Content> {
  const texts = await listTextsForStaff(db, row.id)
  const wordsIn = (lang: Lang): Words => {
    const text = texts.find((text) => text.lang === lang)
    return text ? { article_name: text.article_name, summary: text.summary, body: text.body } : NOT_WRITTEN
  }
  return {
    kind: kindOf(row),
    category: row.category,
    position: row.position,
    published: row.published_at !== null,
    ...inEachLanguage(wordsIn),
  }
}

/**
 * Locks an article. Refuses with `changed_meanwhile`, naming who saved it and when, if it is no longer the
 * version that the editor saw.
 */
export async function lockVersion(tx: Tx, id: number, version: number): Promise<Row> {
  const row = orNotFound(await lockArticleForStaff(tx, id))
  if (row.version === version) return row
  const [last] = await listRevisionsForStaff(tx, id)
  throw new Refusal('changed_meanwhile', {
    version: row.version,
    saved_by: last?.staff_name ?? '',
    saved_at: last?.created_at.toISOString() ?? '',
  })
}

/** Saves a locked article as its next version and stores that version. Unchanged content makes no version. */
export async function saveVersion(
  call: Editing,
  row: Row,
  after: Content,
  act: { action: string; restoredFrom?: number },
): Promise<void> {
  const { tx, now, me } = call
  const before = await contentOf(tx, row)
  if (JSON.stringify(before) === JSON.stringify(after)) return
  const texts = await listTextsForStaff(tx, row.id)
  const first = texts.map((text) => text.updated_at).toSorted((a, b) => a.getTime() - b.getTime())[0] ?? now
  // The article as the installation began is a version too.
  await saveRevision(tx, {
    article_id: row.id,
    version: row.version,
    content: before,
    staff_id: null,
    created_at: first,
  })
  const version = row.version + 1
  await updateArticle(tx, row.id, {
    content: after,
    version,
    publishedAt: after.published ? (row.published_at ?? now) : null,
  })
  await saveTexts(tx, row.id, before, after, now)
  await saveRevision(tx, {
    article_id: row.id,
    version,
    content: after,
    staff_id: me.id,
    ...(act.restoredFrom === undefined ? {} : { restored_from: act.restoredFrom }),
    created_at: now,
  })
  await audit(call, {
    action: act.action,
    subjectKind: 'article',
    subjectId: String(row.id),
    before: { version: row.version, ...before },
    after: { version, ...after },
  })
}

/** Refuses empty texts and unknown figures, at their field and with the figure's name. */
export async function checkWords(tx: Tx, content: Pick<Content, Lang>): Promise<void> {
  const wrong: Record<string, string> = {}
  const settings = await readSettings(tx)
  if (!LANGS.some((lang) => isWritten(content[lang]))) wrong[`${FIRST_LANG}.article_name`] = 'one_language'
  for (const lang of LANGS) {
    const words = content[lang]
    if (!isWritten(words)) continue
    for (const name of ['article_name', 'body'] as const)
      if (words[name].trim() === '') wrong[`${lang}.${name}`] = 'required'
    for (const name of ['article_name', 'summary', 'body'] as const) {
      const [unknown] = unknownFigures(words[name], knownFigures(settings))
      if (unknown !== undefined) wrong[`${lang}.${name}`] = `unknown_figure|{{${unknown}}}`
    }
  }
  if (Object.keys(wrong).length > 0) throw badInput(wrong)
}

/** The names of all figures. */
export const knownFigures = (settings: Settings): Set<string> =>
  new Set(Object.keys(figures(settings, FIRST_LANG)))

/** Normalises line ends and trims the texts. */
export const tidyWords = (words: Words): Words => ({
  article_name: words.article_name.trim().replaceAll(/\s+/g, ' '),
  summary: words.summary.trim().replaceAll(/\s+/g, ' '),
  body: words.body.replaceAll('\r\n', '\n').trim(),
})
