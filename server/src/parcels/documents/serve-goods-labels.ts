import { printGoodsLabels } from '@longhaul/contract/file-routes.ts'
import { isShelfName } from '@longhaul/domain/warehouse/shelf-list.ts'
import type { FastifyInstance } from 'fastify'
import { serveStaffDocument } from '../../platform/documents/staff-document.ts'
import { Refusal, badInput } from '../../platform/http/refusal.ts'
import type { World } from '../../platform/world.ts'
import { drawGoodsLabels } from './goods-labels.ts'
import { listLabelled } from './sql.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
/** The most things and the most labels in one request. */
const THINGS_MAX = 50
const LABELS_MAX = 1_000

/**
 * `GET /staff/goods_labels.pdf?ids=…`: labels to stick on goods when they are received. Only for goods whose
 * labels were requested.
 */
export function serveGoodsLabels(app: FastifyInstance, world: World): void {
  serveStaffDocument(app, world, printGoodsLabels, async ({ now, query }) => {
    const { ids: given, paper = 'roll', shelf = '' } = query
    const ids = typeof given === 'string' ? [...new Set(given.split(','))] : []
    if (ids.length === 0 || !ids.every((id) => UUID.test(id))) throw badInput({ ids: 'format' })
    if (ids.length > THINGS_MAX) throw badInput({ ids: 'too_many' })
    if (paper !== 'roll' && paper !== 'a4') throw badInput({ paper: 'format' })
    if (typeof shelf !== 'string' || (shelf !== '' && !isShelfName(shelf)))
      throw badInput({ shelf: 'format' })
    const rows = await listLabelled(world.db, ids)
    if (rows.length < ids.length) throw new Refusal('not_found')
    if (rows.reduce((sum, row) => sum + row.labelled_pieces, 0) > LABELS_MAX)
      throw badInput({ ids: 'too_many' })
    const placed = rows.map((row) => ({ ...row, shelf: row.shelf || shelf }))
    return { fileName: 'goods-labels.pdf', body: await drawGoodsLabels(placed, paper, now) }
  })
}
