import { downloadParcelDocument } from '@longhaul/contract/file-routes.ts'
import { hasCustomsDocuments } from '@longhaul/domain/parcels/customs-documents.ts'
import type { FastifyInstance } from 'fastify'
import { serveShopperDocument } from '../../platform/documents/shopper-document.ts'
import { Refusal, orNotFound } from '../../platform/http/refusal.ts'
import type { World } from '../../platform/world.ts'
import { findOwnListed } from '../reading/sql-lists.ts'
import { invoice } from './invoice.ts'
import { type Paper, drawDocument } from './paper.ts'
import { customsForm } from './document-set.ts'
import { type ShippingDocuments, forShopper, readShippingDocuments } from './shipping-documents.ts'

/**
 * The customs documents of a package, for a shopper whose customs request them: the invoice and the
 * declaration, as they went with the box.
 */
export function serveOwnDocuments(app: FastifyInstance, world: World): void {
  serve(app, world, 'invoice', () => invoice)
  serve(app, world, 'customs', customsForm)
}

function serve(
  app: FastifyInstance,
  world: World,
  name: 'invoice' | 'customs',
  choose: (papers: ShippingDocuments) => Paper,
): void {
  serveShopperDocument(
    app,
    world,
    downloadParcelDocument,
    async ({ me, id, now }) => {
      const parcel = orNotFound(await findOwnListed(world.db, me.id, id))
      if (!hasCustomsDocuments(parcel.stage)) throw new Refusal('not_found')
      const papers = await readShippingDocuments(world.db, parcel.id, parcel.shipped_at ?? now, forShopper)
      return { fileName: `${name}-${papers.number}.pdf`, body: await drawDocument(choose(papers), papers) }
    },
    { paper: name },
  )
}
