import { printLabels } from '@longhaul/contract/file-routes.ts'
import { LABELS_MAX } from '@longhaul/domain/lists/views.ts'
import type { FastifyInstance } from 'fastify'
import { auditReading } from '../../platform/audit.ts'
import { badInput } from '../../platform/http/refusal.ts'
import { serveStaffDocument } from '../../platform/documents/staff-document.ts'
import type { World } from '../../platform/world.ts'
import { drawLabels } from './label.ts'
import { leftOutOf, readManyShippingDocuments } from './unprintable.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The labels of many packages to print in one go, a page each. All show an address, so each is logged. */
export function serveLabels(app: FastifyInstance, world: World): void {
  serveStaffDocument(app, world, printLabels, async ({ me, lang, now, query, request }) => {
    const { ids: given } = query
    const ids = typeof given === 'string' ? [...new Set(given.split(','))] : []
    if (ids.length === 0 || !ids.every((id) => UUID.test(id))) throw badInput({ ids: 'format' })
    if (ids.length > LABELS_MAX) throw badInput({ ids: 'too_many' })
    const all = await readManyShippingDocuments(
      world.db,
      ids.map((id) => ({ id, at: now })),
      lang,
    )
    await auditReading(
      world,
      { me, now, request },
      ...ids.map((id) => ({ action: 'print_label', subjectKind: 'parcel', subjectId: id })),
    )
    const fileName = `labels-${now.toISOString().slice(0, 10)}.pdf`
    return { fileName, body: await drawLabels(all, fileName, now), leftOut: leftOutOf(all) }
  })
}
