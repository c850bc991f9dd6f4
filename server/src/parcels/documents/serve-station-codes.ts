import { printStationCodes } from '@longhaul/contract/file-routes.ts'
import { readCarts } from '@longhaul/domain/parcels/picking.ts'
import { SHELVES_AT_ONCE, isShelfName } from '@longhaul/domain/warehouse/shelf-list.ts'
import type { FastifyInstance } from 'fastify'
import { badInput } from '../../platform/http/refusal.ts'
import { serveStaffDocument } from '../../platform/documents/staff-document.ts'
import type { World } from '../../platform/world.ts'
import { drawStationCodes } from './station-codes.ts'

/**
 * `GET /staff/station_codes.pdf?shelves=A-01,A-02&carts=1-8`: codes to stick on a station's bench, on the
 * shelves and on the bins of carts.
 * Contains no personal data.
 */
export function serveStationCodes(app: FastifyInstance, world: World): void {
  serveStaffDocument(app, world, printStationCodes, async ({ now, query }) => {
    const { shelves: asked = '', carts = '' } = query
    if (typeof asked !== 'string') throw badInput({ shelves: 'type' })
    const bins = typeof carts === 'string' ? readCarts(carts) : null
    if (bins === null) throw badInput({ carts: 'format' })
    const shelves = asked === '' ? [] : asked.split(',')
    if (shelves.length > SHELVES_AT_ONCE) throw badInput({ shelves: 'too_many' })
    if (!shelves.every(isShelfName)) throw badInput({ shelves: 'format' })
    return { fileName: 'station-codes.pdf', body: await drawStationCodes(shelves, bins, now) }
  })
}
