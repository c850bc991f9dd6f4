import type { FastifyInstance } from 'fastify'
import { admitStaff } from '../../platform/admit.ts'
import { audit } from '../../platform/audit.ts'
import { API } from '../../platform/http.ts'
import { limitRate } from '../../platform/rate-limit.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { World } from '../../platform/world.ts'
import { drawCn22 } from './cn22.ts'
import { drawCn23 } from './cn23.ts'
import { drawInvoice } from './invoice.ts'
import { drawLabel } from './label.ts'
import { serveManifests } from './serve-manifests.ts'
import { serveStationCodes } from './serve-station-codes.ts'
import { type Papers, readPapers } from './papers.ts'

/**
 * What the packing desk prints: the label for the box, the post's declaration, the invoice, and what a carrier signs for. All show addresses, so all
 * are logged.
 */
export function serveDocuments(app: FastifyInstance, world: World): void {
  serve(app, world, 'label', drawLabel)
  serve(app, world, 'customs', (papers) => (papers.form === 'cn22' ? drawCn22(papers) : drawCn23(papers)))
  serve(app, world, 'invoice', drawInvoice)
  serveManifests(app, world)
  serveStationCodes(app, world)
}

function serve(
  app: FastifyInstance,
  world: World,
  name: 'label' | 'customs' | 'invoice',
  draw: (papers: Papers) => Promise<Buffer>,
): void {
  const path = `${API}/staff/parcels/:id/${name}.pdf`
  const onRequest = limitRate(world, path, PER_MINUTE)
  app.get<{ Params: { id: string } }>(path, { onRequest }, async (request, reply) => {
    const now = world.clock.now()
    const me = await admitStaff(world, ['warehouse', 'support'], request, now)
    const { id } = request.params
    if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)) throw new Refusal('not_found')
    const papers = await readPapers(world.db, id, now)
    const pdf = await draw(papers)
    await audit(
      { tx: world.db, me, now, request },
      { action: `print_${name}`, subjectKind: 'parcel', subjectId: id },
    )
    return reply
      .type('application/pdf')
      .headers({
        'content-disposition': `inline; filename="${papers.number}-${name}.pdf"`,
        'cache-control': 'no-store',
      })
      .send(pdf)
  })
}

const PER_MINUTE = 120
