import { optionsWith, tidyTranslation, wordsForMachine } from '@longhaul/domain/goods/machine-words.ts'
import { shanghaiDay, startOfDay } from '@longhaul/domain/reports/period.ts'
import { inTransaction } from '../../platform/database/db.ts'
import { inJob } from '../../platform/jobs/job-call.ts'
import { job } from '../../platform/jobs/jobs.ts'
import type { World } from '../../platform/world.ts'
import { OPTIONS_LATIN_MAX } from '../goods-names.ts'
import { findTranslations, keepTranslation, nameOwnGoods, takeTexts } from './sql.ts'
import { type Chosen, chosenTranslator, translate } from './translators.ts'

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'translate-goods': GoodsWords
  }
}

/** What a shopper's goods are called by their seller. `title` is empty where it has a name already; `times` counts the tries. */
type GoodsWords = { shopperId: string; title: string; optionsText: string; times: number }

/** Longer than a call can take: no other asks for the same meanwhile. */
const TAKEN_MS = 60_000
/** A tenth of the day's characters is one shopper's. */
const SHARE = 10
const AGAIN_MS = 10 * 60_000
const TIMES_MAX = 4

/** Has a machine name what the dictionary of the trade cannot, and gives the names to the goods. Each text is paid for once, whoever meets it again. */
export const translateGoodsJob = job({
  name: 'translate-goods',
  async run(world, goods) {
    const translator = await chosenTranslator(world, world.db)
    if (!translator) return
    const wanted = wordsForMachine(goods)
    const lacking = await lackingOf(world, wanted)
    if (lacking.length > 0) await ask(world, translator, goods.shopperId, lacking)
    // Read once: a name that another's call brings after the goods were named must not count as given.
    const known = await findTranslations(world.db, wanted)
    await nameGoods(world, goods, wanted, known)
    if (goods.times >= TIMES_MAX || wanted.every((text) => known.has(text))) return
    const runAt = new Date(world.clock.now().getTime() + AGAIN_MS * goods.times)
    await inJob(world, [], (doing) =>
      doing.enqueue('translate-goods', { ...goods, times: goods.times + 1 }, { runAt }),
    )
  },
})

async function lackingOf({ db }: World, wanted: readonly string[]): Promise<string[]> {
  const known = await findTranslations(db, wanted)
  return wanted.filter((text) => !known.has(text))
}

/** Asks for what may be asked for, and keeps what is a name. */
async function ask(
  world: World,
  translator: Chosen,
  shopperId: string,
  texts: readonly string[],
): Promise<void> {
  const now = world.clock.now()
  const daily = translator.limits.dailyCharacters
  const taken = await inTransaction(world.db, (tx) =>
    takeTexts(tx, texts, {
      provider: translator.id,
      shopperId,
      since: startOfDay(shanghaiDay(now)),
      now,
      until: new Date(now.getTime() + TAKEN_MS),
      daily,
      share: Math.ceil(daily / SHARE),
    }),
  )
  if (taken.length === 0) return
  const said = await translate(world, translator, taken)
  for (const [at, text] of taken.entries()) {
    const name = tidyTranslation(text, said?.[at] ?? '')
    if (name !== undefined) await keepTranslation(world.db, text, name)
  }
}

/** The goods in the shopper's hands take the names that there are now. */
async function nameGoods(
  world: World,
  goods: GoodsWords,
  wanted: readonly string[],
  known: ReadonlyMap<string, string>,
): Promise<void> {
  if (known.size === 0) return
  const { shopperId, title, optionsText } = goods
  const hasNewOptions = wanted.some((text) => text !== title.trim() && known.has(text))
  await inJob(world, ['cart', 'orders', 'stock'], async ({ tx, concerns }) => {
    await nameOwnGoods(tx, {
      shopperId,
      title,
      titleLatin: known.get(title.trim()) ?? '',
      optionsText,
      optionsLatin: hasNewOptions ? optionsWith(optionsText, known).slice(0, OPTIONS_LATIN_MAX) : '',
    })
    concerns(shopperId)
  })
}
