import { downloadParcelPaper } from '@longhaul/contract/file-routes.ts'
import { hasCustomsPapers } from '@longhaul/domain/parcels/customs-papers.ts'
import type { FastifyInstance } from 'fastify'
import { serveShopperDocument } from '../../platform/documents/shopper-document.ts'
import { Refusal, orNotFound } from '../../platform/http/refusal.ts'
import type { World } from '../../platform/world.ts'
import { findOwnListed } from '../reading/sql-lists.ts'
import { drawCn22 } from './cn22.ts'
import { drawCn23 } from './cn23.ts'
import { drawInvoice } from './invoice.ts'
import { type Papers, readPapers } from './papers.ts'

/** What customs read of a package, for the shopper who is asked for it: the invoice and the declaration, as they went with the box. */
export function serveOwnPapers(app: FastifyInstance, world: World): void {
  serve(app, world, 'invoice', drawInvoice)
  serve(app, world, 'customs', (papers) => (papers.form === 'cn22' ? drawCn22(papers) : drawCn23(papers)))
}

function serve(
  app: FastifyInstance,
  world: World,
  paper: 'invoice' | 'customs',
  draw: (papers: Papers) => Promise<Buffer>,
): void {
  serveShopperDocument(
    app,
    world,
    downloadParcelPaper,
    async ({ me, id, now }) => {
      const parcel = orNotFound(await findOwnListed(world.db, me.id, id))
      if (!hasCustomsPapers(parcel.stage)) throw new Refusal('not_found')
      const papers = await readPapers(world.db, parcel.id, parcel.shipped_at ?? now)
      return { fileName: `${paper}-${papers.number}.pdf`, body: await draw(papers) }
    },
    { paper },
  )
}
