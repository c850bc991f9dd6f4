import { SHELVES_AT_ONCE, isShelfName } from '@longhaul/domain/warehouse/shelf-list.ts'
import type { FastifyInstance } from 'fastify'
import { admitStaff } from '../../platform/http/admit.ts'
import { API } from '../../platform/http/http.ts'
import { limitRate } from '../../platform/http/rate-limit.ts'
import { badInput } from '../../platform/http/refusal.ts'
import type { World } from '../../platform/world.ts'
import { drawStationCodes } from './station-codes.ts'

const PER_MINUTE = 60

/** `GET /staff/station_codes.pdf?shelves=A-01,A-02`: what is stuck to a station's bench and to the shelves. It contains no personal data. */
export function serveStationCodes(app: FastifyInstance, world: World): void {
  const path = `${API}/staff/station_codes.pdf`
  const onRequest = limitRate(world, path, PER_MINUTE)
  app.get<{ Querystring: { shelves?: unknown } }>(path, { onRequest }, async (request, reply) => {
    const now = world.clock.now()
    await admitStaff(world, ['warehouse'], request, now)
    const asked = request.query.shelves ?? ''
    if (typeof asked !== 'string') throw badInput({ shelves: 'type' })
    const shelves = asked === '' ? [] : asked.split(',')
    if (shelves.length > SHELVES_AT_ONCE) throw badInput({ shelves: 'too_many' })
    if (!shelves.every(isShelfName)) throw badInput({ shelves: 'format' })
    return reply
      .type('application/pdf')
      .headers({ 'content-disposition': 'inline; filename="station-codes.pdf"', 'cache-control': 'no-store' })
      .send(await drawStationCodes(shelves, now))
  })
}
