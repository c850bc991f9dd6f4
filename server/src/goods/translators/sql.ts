import type { TranslatorId } from '@longhaul/domain/goods/machine-words.ts'
import { NAMES_LANG } from '@longhaul/domain/goods/machine-words.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'

/** The stored translations of these texts, keyed by text. */
export async function findTranslations(db: Db, texts: readonly string[]): Promise<Map<string, string>> {
  if (texts.length === 0) return new Map()
  const rows = await db
    .selectFrom('goods_translations')
    .where('lang', '=', NAMES_LANG)
    .where('original', 'in', texts)
    .where('translation', 'is not', null)
    .select(['original', 'translation'])
    .execute()
  return new Map(rows.map(({ original, translation }) => [original, translation ?? '']))
}

/** How many times a text without a usable translation is requested. */
const TRIES_MAX = 4

/**
 * Reserves texts for translation, within the characters left for the day overall and for this shopper. Calls
 * are serialised by a lock, so that concurrent ones cannot exceed the limits. Texts that another call has
 * reserved, or that have failed too often, are not taken.
 */
export async function takeTexts(
  tx: Tx,
  texts: readonly string[],
  use: {
    provider: TranslatorId
    shopperId: string
    since: Date
    now: Date
    until: Date
    daily: number
    share: number
  },
): Promise<string[]> {
  await sql`select pg_advisory_xact_lock(hashtext('goods_translations'))`.execute(tx)
  const { all, own } = await tx
    .selectFrom('goods_translations')
    .where('asked_at', '>=', use.since)
    .where('provider', '=', use.provider)
    .select([
      sql<number>`coalesce(sum(length(original) * tries), 0)::integer`.as('all'),
      sql<number>`coalesce(sum(length(original) * tries) filter (where asked_by = ${use.shopperId}), 0)::integer`.as(
        'own',
      ),
    ])
    .executeTakeFirstOrThrow()
  let left = Math.min(use.daily - all, use.share - own)
  const affordable = texts.filter((text) => {
    const fits = text.length <= left
    if (fits) left -= text.length
    return fits
  })
  if (affordable.length === 0) return []
  const taken = await tx
    .insertInto('goods_translations')
    .values(
      affordable.map((original) => ({
        lang: NAMES_LANG,
        original,
        provider: use.provider,
        asked_by: use.shopperId,
        asked_at: use.now,
        asked_until: use.until,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['lang', 'original'])
        .doUpdateSet((row) => ({
          provider: row.ref('excluded.provider'),
          asked_by: row.ref('excluded.asked_by'),
          asked_at: row.ref('excluded.asked_at'),
          asked_until: row.ref('excluded.asked_until'),
          tries: sql<number>`goods_translations.tries + 1`,
        }))
        .where('goods_translations.translation', 'is', null)
        .where('goods_translations.asked_until', '<=', use.now)
        .where('goods_translations.tries', '<', TRIES_MAX),
    )
    .returning('original')
    .execute()
  return taken.map(({ original }) => original)
}

export const saveTranslation = (db: Db, original: string, translation: string) =>
  db
    .updateTable('goods_translations')
    .set({ translation })
    .where('lang', '=', NAMES_LANG)
    .where('original', '=', original)
    .execute()

/** Stores translations that a marketplace gave, where there are none yet; nobody's quota pays for them. */
export const saveGivenTranslations = (db: Db, given: ReadonlyMap<string, string>, now: Date) =>
  db
    .insertInto('goods_translations')
    .values(
      [...given].map(([original, translation]) => ({
        lang: NAMES_LANG,
        original,
        translation,
        provider: '1688' as const,
        asked_by: null,
        asked_at: now,
        asked_until: now,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['lang', 'original'])
        .doUpdateSet((row) => ({
          translation: row.ref('excluded.translation'),
          provider: row.ref('excluded.provider'),
        }))
        .where('goods_translations.translation', 'is', null),
    )
    .execute()

type Names = {
  shopperId: string
  title: string
  titleLatin: string
  optionsText: string
  optionsLatin: string
}

/**
 * Gives a shopper's goods with these words their machine-made names, unless they have better ones. Rows that
 * another transaction has locked are skipped: it may be about to change them, and no one should wait for a
 * name.
 */
export async function nameOwnGoods(tx: Tx, names: Names): Promise<void> {
  if (names.titleLatin !== '')
    for (const table of ['stock_items', 'order_items', 'cart_items'] as const)
      await sql`
        update ${sql.table(table)} set title_latin = ${names.titleLatin}, machine_named = true
        where id in (select id from ${sql.table(table)}
          where shopper_id = ${names.shopperId} and title = ${names.title} and title_latin = ''
          for no key update skip locked)`.execute(tx)
  if (names.optionsLatin !== '')
    for (const table of ['order_items', 'cart_items'] as const)
      await sql`
        update ${sql.table(table)} set options_latin = ${names.optionsLatin}, machine_named = true
        where id in (select id from ${sql.table(table)}
          where shopper_id = ${names.shopperId} and options_text = ${names.optionsText}
            and options_latin <> ${names.optionsLatin}
          for no key update skip locked)`.execute(tx)
}
