import { uploadGoodsList as route } from '@longhaul/contract/goods/goods-lists.ts'
import { SHEET_MAX_BYTES } from '@longhaul/domain/goods-lists/limits.ts'
import { readUpload } from '../files/public.ts'
import { readSites } from '../goods/public.ts'
import { type Answer, type LongCall, longAction } from '../platform/http/action.ts'
import { createList } from './create-list.ts'
import { readFile, readGoods } from './reading/read-list.ts'

export const uploadGoodsListAction = longAction(route, uploadGoodsList)

/** Makes a list of an uploaded sheet. It is unpacked before a transaction is opened. */
async function uploadGoodsList(call: LongCall<typeof route>): Answer<typeof route> {
  const { me, query, request, db, now } = call
  const content = await readUpload(request, SHEET_MAX_BYTES)
  const written = await readFile(content)
  const reading = readGoods(written, await readSites(db))
  const name = query.name ?? now.toISOString().slice(0, 10)
  return await call.transact((work) => createList(work, me.id, { name, content, written, reading }))
}
