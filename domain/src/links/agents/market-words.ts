import { item1688 } from '../marketplaces/1688.ts'
import type { Reading } from '../marketplaces/marketplace.ts'
import { taobaoItem, tmallItem } from '../marketplaces/taobao.ts'
import { weidianItem } from '../marketplaces/weidian.ts'
import type { Agent, MarketWord } from './agents.ts'

const WORDS: Readonly<Record<string, MarketWord>> = {
  taobao: 'taobao',
  tb: 'taobao',
  tmall: 'tmall',
  '1688': '1688',
  ali_1688: '1688',
  al: '1688',
  ali: '1688',
  alibaba: '1688',
  weidian: 'weidian',
  wd: 'weidian',
  micro: 'weidian',
}

/** The marketplace that an agent means by a word (in any case) or, where this agent uses numbers, by a number. */
export function marketOf(agent: Agent, text: string | undefined): MarketWord | undefined {
  if (text === undefined) return undefined
  const word = text.toLowerCase()
  if (Object.hasOwn(WORDS, word)) return WORDS[word]
  return agent.codes && Object.hasOwn(agent.codes, word) ? agent.codes[word] : undefined
}

/**
 * The item of a marketplace by its bare id. An agent that says Taobao may mean an item that Tmall sells: the id is the same, and
 * Taobao's address leads there.
 */
export function itemAt(market: MarketWord | undefined, id: string | undefined): Reading | undefined {
  return market && ITEMS[market](id)
}

const ITEMS: Readonly<Record<MarketWord, (id: string | undefined) => Reading | undefined>> = {
  taobao: (id) => taobaoItem(id),
  tmall: (id) => tmallItem(id),
  '1688': (id) => item1688(id),
  weidian: (id) => weidianItem(id),
}
