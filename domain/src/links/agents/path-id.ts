import type { Reading } from '../marketplaces/marketplace.ts'
import type { Place } from '../split-link.ts'
import type { Agent } from './agents.ts'
import { itemAt, marketOf } from './market-words.ts'

/**
 * Families 3 to 5 (docs/rules/goods.md): the item is in the path, as `/product/2/ID` or `/product/weidian/ID` after any folders,
 * as `/item-micro-ID.html`, where no word means Taobao, or as `/taobaoID=ID`.
 */
export function pathId(agent: Agent, { page }: Place): Reading | undefined {
  const [, word, id] = IN_FOLDERS.exec(page) ?? []
  if (id !== undefined) return itemAt(marketOf(agent, word), id)
  const [, dashWord, dashId] = WITH_DASHES.exec(page) ?? []
  if (dashId !== undefined)
    return itemAt(dashWord === undefined ? 'taobao' : marketOf(agent, dashWord), dashId)
  const [, namedWord, namedId] = NAMED.exec(page) ?? []
  return itemAt(marketOf(agent, namedWord), namedId)
}

const IN_FOLDERS = /\/(?:products?|item|goods|agent|detail)\/([a-z0-9_]{1,10})\/(\d+)(?:\.html)?$/
const WITH_DASHES = /^\/item-(?:([a-z0-9_]{1,10})-)?(\d+)(?:\.html)?$/
const NAMED = /^\/(taobao|tmall|weidian|1688)id=(\d+)(?:&|$)/
