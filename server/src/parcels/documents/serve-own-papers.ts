import { downloadParcelPaper } from '@longhaul/contract/file-routes.ts'
import { hasCustomsPapers } from '@longhaul/domain/parcels/customs-papers.ts'
import type { FastifyInstance } from 'fastify'
import { serveShopperDocument } from '../../platform/documents/shopper-document.ts'
import { Refusal, orNotFound } from '../../platform/http/refusal.ts'
import type { World } from '../../platform/world.ts'
import { findOwnListed } from '../reading/sql-lists.ts'
import { invoice } from './invoice.ts'
import { type Paper, drawPaper } from './paper.ts'
import { customsForm } from './paper-set.ts'
import { type Papers, forShopper, readPapers } from './papers.ts'

/** The customs papers of a package, for a shopper whose customs request them: the invoice and the declaration, as they went with the box. */
export function serveOwnPapers(app: FastifyInstance, world: World): void {
  serve(app, world, 'invoice', () => invoice)
  serve(app, world, 'customs', customsForm)
}

function serve(
  app: FastifyInstance,
  world: World,
  name: 'invoice' | 'customs',
  choose: (papers: Papers) => Paper,
): void {
  serveShopperDocument(
    app,
    world,
    downloadParcelPaper,
    async ({ me, id, now }) => {
      const parcel = orNotFound(await findOwnListed(world.db, me.id, id))
      if (!hasCustomsPapers(parcel.stage)) throw new Refusal('not_found')
      const papers = await readPapers(world.db, parcel.id, parcel.shipped_at ?? now, forShopper)
      return { fileName: `${name}-${papers.number}.pdf`, body: await drawPaper(choose(papers), papers) }
    },
    { paper: name },
  )
}
