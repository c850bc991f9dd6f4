import { printParcelDocument } from '@longhaul/contract/file-routes.ts'
import type { FastifyInstance } from 'fastify'
import { auditReading } from '../../platform/audit.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { type StaffDocumentCall, serveStaffDocument } from '../../platform/documents/staff-document.ts'
import type { World } from '../../platform/world.ts'
import { invoice } from './invoice.ts'
import { drawLabel } from './label.ts'
import { serveLabels } from './serve-labels.ts'
import { serveHandOverDocuments } from './serve-hand-over-documents.ts'
import { serveManifests } from './serve-manifests.ts'
import { serveGoodsLabels } from './serve-goods-labels.ts'
import { serveStationCodes } from './serve-station-codes.ts'
import { packingList } from './packing-list.ts'
import { drawDocument } from './paper.ts'
import { customsForm, drawDocumentSet } from './document-set.ts'
import { type ShippingDocuments, readShippingDocuments } from './shipping-documents.ts'

/**
 * Serves the documents that the packing desk prints: the label for the box, the post's declaration, the
 * invoice, the packing list, and the manifest that a carrier signs. All show addresses, so each print is
 * logged.
 */
export function serveDocuments(app: FastifyInstance, world: World): void {
  serve(app, world, 'label', drawLabel)
  serve(app, world, 'customs', (papers) => drawDocument(customsForm(papers), papers))
  serve(app, world, 'invoice', (papers) => drawDocument(invoice, papers))
  serve(app, world, 'packing_list', (papers) => drawDocument(packingList, papers))
  serve(app, world, 'papers', drawDocumentSet)
  serveLabels(app, world)
  serveManifests(app, world)
  serveHandOverDocuments(app, world)
  serveStationCodes(app, world)
  serveGoodsLabels(app, world)
}

function serve(
  app: FastifyInstance,
  world: World,
  name: 'label' | 'customs' | 'invoice' | 'packing_list' | 'papers',
  draw: (papers: ShippingDocuments) => Promise<Buffer>,
): void {
  const make = async ({ me, now, params, request }: StaffDocumentCall) => {
    const { id = '' } = params
    if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)) throw new Refusal('not_found')
    const papers = await readShippingDocuments(world.db, id, now)
    const body = await draw(papers)
    await auditReading(
      world,
      { me, now, request },
      { action: `print_${name}`, subjectKind: 'parcel', subjectId: id },
    )
    return { fileName: `${papers.number}-${name}.pdf`, body }
  }
  serveStaffDocument(app, world, printParcelDocument, make, { fixed: { paper: name } })
}
