import { downloadParcelReceipt } from '@longhaul/contract/file-routes.ts'
import { parcelReceiptIn } from '@longhaul/text/documents/parcel-receipt.ts'
import type { FastifyInstance } from 'fastify'
import { serveShopperDocument } from '../../platform/documents/shopper-document.ts'
import type { World } from '../../platform/world.ts'
import { drawParcelReceipt } from './draw-receipt.ts'
import { readParcelReceipt } from './read-receipt.ts'

/** The receipt of a paid package as a PDF, in the caller's language. */
export function serveParcelReceipt(app: FastifyInstance, world: World): void {
  serveShopperDocument(app, world, downloadParcelReceipt, async ({ me, id, lang, now }) => {
    const receipt = await readParcelReceipt(world.db, me.id, id, lang)
    return {
      fileName: parcelReceiptIn(lang).file(receipt.number),
      body: await drawParcelReceipt(receipt, lang, now),
    }
  })
}
