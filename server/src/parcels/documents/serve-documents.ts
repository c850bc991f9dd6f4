import {
  printParcelDocument,
  printLabels,
  printGoodsLabels,
  printStationCodes,
} from '@longhaul/contract/file-routes.ts'
import type { FastifyInstance } from 'fastify'
import { LABELS_MAX } from '@longhaul/domain/lists/views.ts'
import { isShelfName, SHELVES_AT_ONCE } from '@longhaul/domain/warehouse/shelf-list.ts'
import { readCarts } from '@longhaul/domain/parcels/picking.ts'
import { shanghaiDay } from '@longhaul/domain/time/days.ts'
import { auditReading } from '../../platform/audit.ts'
import { Refusal, badInput } from '../../platform/http/refusal.ts'
import { type StaffDocumentCall, serveStaffDocument } from '../../platform/documents/staff-document.ts'
import type { World } from '../../platform/world.ts'
import { UUID } from '../../platform/uuid.ts'
import { invoice } from './invoice.ts'
import { drawLabel, drawLabels } from './label.ts'
import { serveHandOverDocuments } from './serve-hand-over-documents.ts'
import { serveManifests } from './serve-manifests.ts'
import { packingList } from './packing-list.ts'
import { drawDocument } from './paper.ts'
import { customsForm, drawDocumentSet } from './document-set.ts'
import { type ShippingDocuments, readShippingDocuments } from './shipping-documents.ts'
import { leftOutOf, readManyShippingDocuments } from './unprintable.ts'
import { drawGoodsLabels } from './goods-labels.ts'
import { listLabelled } from './sql.ts'
import { drawStationCodes } from './station-codes.ts'

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
    if (!UUID.test(id)) throw new Refusal('not_found')
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

/** The labels of many packages to print in one go, a page each. All show an address, so each is logged. */
function serveLabels(app: FastifyInstance, world: World): void {
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
    const fileName = `labels-${shanghaiDay(now)}.pdf`
    return { fileName, body: await drawLabels(all, fileName, now), leftOut: leftOutOf(all) }
  })
}

/** The most things and the most labels of goods in one request. */
const THINGS_MAX = 50
const GOODS_LABELS_MAX = 1_000

/**
 * `GET /staff/goods_labels.pdf?ids=…`: labels to stick on goods when they are received. Only for goods whose
 * labels were requested.
 */
function serveGoodsLabels(app: FastifyInstance, world: World): void {
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
    if (rows.reduce((sum, row) => sum + row.labelled_pieces, 0) > GOODS_LABELS_MAX)
      throw badInput({ ids: 'too_many' })
    const placed = rows.map((row) => ({ ...row, shelf: row.shelf || shelf }))
    return { fileName: 'goods-labels.pdf', body: await drawGoodsLabels(placed, paper, now) }
  })
}

/**
 * `GET /staff/station_codes.pdf?shelves=A-01,A-02&carts=1-8`: codes to stick on a station's bench, on the
 * shelves and on the bins of carts. Contains no personal data.
 */
function serveStationCodes(app: FastifyInstance, world: World): void {
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
