import { getPublicList as route } from '@longhaul/contract/goods/public-lists.ts'
import { type Answer, type ReadCall, readAction } from '../../platform/http/action.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { readPublicList } from './read-public-list.ts'

export const getPublicListAction = readAction(route, getPublicList)

/** A public list with what our warehouse knows of its goods. */
async function getPublicList(call: ReadCall<typeof route>): Answer<typeof route> {
  const { code } = call.params
  const list = await readPublicList(call, code)
  if (list === undefined) throw new Refusal('not_found')
  return { code, list }
}
