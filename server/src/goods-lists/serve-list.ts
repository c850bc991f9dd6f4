import { Readable } from 'node:stream'
import { downloadGoodsListCsv, downloadGoodsListXlsx } from '@longhaul/contract/file-routes.ts'
import { goodsListIn } from '@longhaul/text/storefront/goods/goods-list-in.ts'
import type { Lang } from '@longhaul/domain/languages.ts'
import type { FastifyInstance } from 'fastify'
import { serveShopperDocument } from '../platform/documents/shopper-document.ts'
import { csvLines } from '../platform/http/csv.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import type { World } from '../platform/world.ts'
import type { RowRecord } from './listed.ts'
import { findOwnList, listOwnRows } from './sql.ts'
import { writeXlsx } from './write-xlsx.ts'

/** A list as a file, with headings that our own reader recognises in every language. */
export function serveList(app: FastifyInstance, world: World): void {
  const rowsOf = async (shopperId: string, id: string) => {
    orNotFound(await findOwnList(world.db, shopperId, id))
    return await listOwnRows(world.db, shopperId, id)
  }
  serveShopperDocument(app, world, downloadGoodsListCsv, async ({ me, id, lang, now }) => {
    const pages = Readable.from([await rowsOf(me.id, id)])
    return { fileName: fileName(now, 'csv'), body: Readable.from(csvLines(heads(lang), pages, cells)) }
  })
  serveShopperDocument(app, world, downloadGoodsListXlsx, async ({ me, id, lang, now }) => ({
    fileName: fileName(now, 'xlsx'),
    body: await writeXlsx([heads(lang), ...(await rowsOf(me.id, id)).map(cells)]),
  }))
}

const fileName = (now: Date, kind: string): string => `list-${now.toISOString().slice(0, 10)}.${kind}`

const heads = (lang: Lang): string[] => {
  const { name, link, option, quantity, price, note, person, section, asWritten } = goodsListIn(lang).heads
  return [section, name, link, option, quantity, price, note, person, asWritten]
}

const cells = (row: RowRecord): (string | number | null)[] => {
  const { name, option, size, words, section } = row.written
  return [
    section,
    row.title,
    row.url,
    row.options_text,
    row.quantity,
    row.price_fen === null ? null : row.price_fen / 100,
    row.remark,
    row.written.person ?? '',
    [name, option, size, words].filter((text) => text !== '').join(' / '),
  ]
}
