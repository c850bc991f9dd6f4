import { yuanText } from '@longhaul/domain/money/fen.ts'
import { exportTrade } from '@longhaul/contract/file-routes.ts'
import type { Lang } from '@longhaul/domain/languages.ts'
import { tradeIn } from '@longhaul/text/console/trade/trade-in.ts'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../platform/database/db.ts'
import { serveStaffDocument } from '../../platform/documents/staff-document.ts'
import { CSV_MARK, csvLine } from '../../platform/http/csv.ts'
import type { World } from '../../platform/world.ts'
import { listAlone, listLineDays, listLosses, listSellers } from './sql-trade.ts'

type Line = (string | number | null)[]

/** More rows than a page shows, since a spreadsheet can sort them. */
const ROWS_MAX = 5_000

const PARTS = { sellers, lines, losses: goods(listLosses), alone: goods(listAlone) }

/** Serves the figures on sellers, shipping methods and goods as CSV. */
export function serveTrade(app: FastifyInstance, world: World): void {
  for (const [part, make] of Object.entries(PARTS))
    serveStaffDocument(
      app,
      world,
      exportTrade,
      async ({ lang }) => ({
        fileName: `trade-${part}.csv`,
        body: CSV_MARK + (await make(world.db, lang)).map(csvLine).join(''),
      }),
      { fixed: { part } },
    )
}

async function sellers(db: Db, lang: Lang): Promise<Line[]> {
  const { csv } = tradeIn(lang)
  const rows = await listSellers(db, ROWS_MAX)
  return [
    [csv.seller, csv.shop, csv.products, csv.arrived, csv.problems, csv.returned, csv.median, csv.p90],
    ...rows.map((row) => [
      row.name,
      row.shop,
      row.products,
      row.arrived,
      row.problems,
      row.returned,
      row.days_p50,
      row.days_p90,
    ]),
  ]
}

async function lines(db: Db, lang: Lang): Promise<Line[]> {
  const { csv } = tradeIn(lang)
  const rows = await listLineDays(db, { monthly: true })
  return [
    [
      csv.country,
      csv.line,
      csv.month,
      csv.parcels,
      csv.median,
      csv.p90,
      csv.promisedMin,
      csv.promisedMax,
      csv.late,
    ],
    ...rows.map((row) => [
      row.country,
      row.name[lang],
      row.month,
      row.parcels,
      row.days_p50,
      row.days_p90,
      row.promised_min,
      row.promised_max,
      row.late,
    ]),
  ]
}

function goods(list: typeof listLosses) {
  return async (db: Db, lang: Lang): Promise<Line[]> => {
    const { csv } = tradeIn(lang)
    const rows = await list(db, ROWS_MAX)
    const heads = [csv.marketplace, csv.item, csv.title, csv.bought, csv.refused, csv.refunded]
    return [
      [...heads, csv.refundedFen, csv.claimed, csv.claimedFen, csv.discountFen, csv.alone],
      ...rows.map((row) => [
        row.platform,
        row.item_id,
        row.title,
        row.bought,
        row.refused,
        row.refunded,
        yuanText(row.refunded_fen),
        row.claimed,
        yuanText(row.claimed_fen),
        yuanText(row.discount_fen),
        row.alone,
      ]),
    ]
  }
}
