import { downloadOrderReceipt } from '@longhaul/contract/file-routes.ts'
import { receiptIn } from '@longhaul/text/documents/receipt.ts'
import type { FastifyInstance } from 'fastify'
import { serveShopperDocument } from '../../platform/documents/shopper-document.ts'
import type { World } from '../../platform/world.ts'
import { drawReceipt } from './draw-receipt.ts'
import { readReceipt } from './read-receipt.ts'

/** The receipt of a paid order as a PDF, in the caller's language. */
export function serveReceipt(app: FastifyInstance, world: World): void {
  serveShopperDocument(app, world, downloadOrderReceipt, async ({ me, id, lang, now }) => {
    const receipt = await readReceipt(world.db, me.id, id)
    return {
      fileName: receiptIn(lang).file(receipt.number),
      body: await drawReceipt(receipt, lang, now),
    }
  })
}
