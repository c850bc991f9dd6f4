import type { FastifyInstance } from 'fastify'
import { admitStaff } from '../../platform/admit.ts'
import { audit } from '../../platform/audit.ts'
import { API } from '../../platform/http.ts'
import { limitRate } from '../../platform/rate-limit.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { World } from '../../platform/world.ts'
import { manifestCsv } from './manifest-csv.ts'
import { drawManifest } from './manifest-pdf.ts'
import { type Manifest, readManifest } from './manifest.ts'

type Params = { warehouse: string; line: string; day: string }

/** The manifest of a line, a warehouse and a day, as the sheet that the driver signs and as the file for the carrier. */
export function serveManifests(app: FastifyInstance, world: World): void {
  const serve = (
    kind: 'pdf' | 'csv',
    type: string,
    make: (manifest: Manifest, now: Date) => Promise<Buffer> | string,
  ) => {
    const path = `${API}/staff/manifests/:warehouse/:line/:day/manifest.${kind}`
    const onRequest = limitRate(world, path, PER_MINUTE)
    app.get<{ Params: Params }>(path, { onRequest }, async (request, reply) => {
      const now = world.clock.now()
      const me = await admitStaff(world, ['warehouse', 'support'], request, now)
      const { warehouse, line, day } = request.params
      if (!isDay(day)) throw new Refusal('not_found')
      const manifest = await readManifest(world.db, { warehouseId: warehouse, lineId: line, day })
      await audit(
        { tx: world.db, me, now, request },
        {
          action: `print_manifest_${kind}`,
          subjectKind: 'shipping_line',
          subjectId: line,
          after: { warehouse, day },
        },
      )
      return reply
        .type(type)
        .headers({
          'content-disposition': `${kind === 'csv' ? 'attachment' : 'inline'}; filename="manifest-${line}-${warehouse}-${day}.${kind}"`,
          'cache-control': 'no-store',
        })
        .send(await make(manifest, now))
    })
  }
  serve('pdf', 'application/pdf', drawManifest)
  serve('csv', 'text/csv; charset=utf-8', manifestCsv)
}

const PER_MINUTE = 60

/** A day of the calendar: what PostgreSQL would not read must not reach it. */
function isDay(text: string): boolean {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null
  return day !== null && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}
