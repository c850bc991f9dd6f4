import { createGoodsList as route } from '@longhaul/contract/goods/goods-lists.ts'
import { readSites } from '../goods/public.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { createList } from './create-list.ts'
import { readGoods, readPasted } from './reading/read-list.ts'

export const createGoodsListAction = writeAction(route, createGoodsList)

/** Makes a list of what was pasted. Markup in which no goods are found gives way to the text. */
async function createGoodsList(call: WriteCall<typeof route>): Answer<typeof route> {
  const { body, me, tx, now } = call
  const sites = await readSites(tx)
  const read = (pasted: Parameters<typeof readPasted>[0]) => {
    const written = readPasted(pasted)
    return { written, reading: readGoods(written, sites) }
  }
  const made = body.html
    ? orElse(
        () => read(body),
        () => read({ text: body.text }),
      )
    : read(body)
  return await createList(call, me.id, {
    name: body.name ?? now.toISOString().slice(0, 10),
    content: `${body.text}\n${body.html ?? ''}`,
    ...made,
  })
}

function orElse<T>(first: () => T, second: () => T): T {
  try {
    return first()
  } catch (error) {
    if (error instanceof Refusal) return second()
    throw error
  }
}
