import { optionsWith, tidyTranslation, wordsForMachine } from '@longhaul/domain/goods/machine-words.ts'
import { shanghaiDay, startOfDay } from '@longhaul/domain/time/days.ts'
import { inTransaction } from '../../platform/database/db.ts'
import { inJob } from '../../platform/jobs/unit-of-work.ts'
import { job } from '../../platform/jobs/jobs.ts'
import type { World } from '../../platform/world.ts'
import { OPTIONS_LATIN_MAX } from '../goods-names.ts'
import { findTranslations, saveTranslation, nameOwnGoods, takeTexts } from './sql.ts'
import { type Chosen, chosenTranslator, translate } from './translators.ts'

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'translate-goods': GoodsWords
  }
}

/**
 * The seller's words for a shopper's goods. `title` is empty if it has a name already; `times` counts the
 * runs.
 */
type GoodsWords = { shopperId: string; title: string; optionsText: string; times: number }

/**
 * How long a text stays reserved: longer than a call can take, so that no other call requests it in the
 * meantime.
 */
const TAKEN_MS = 60_000
/** One shopper may use a tenth of the day's characters. */
const SHARE = 10
const AGAIN_MS = 10 * 60_000
const TIMES_MAX = 4

/**
 * Has a machine translate words that the dictionary of the trade lacks, and names the goods accordingly. Each
 * text is paid for once, for all shoppers.
 */
export const translateGoodsJob = job({
  name: 'translate-goods',
  async run(world, goods) {
    const translator = await chosenTranslator(world, world.db)
    if (!translator) return
    const wanted = wordsForMachine(goods)
    const lacking = await lackingOf(world, wanted)
    if (lacking.length > 0) await ask(world, translator, goods.shopperId, lacking)
    // Read once: a name that another call stores after the goods were named must not count as given to them.
    const known = await findTranslations(world.db, wanted)
    await nameGoods(world, goods, wanted, known)
    if (goods.times >= TIMES_MAX || wanted.every((text) => known.has(text))) return
    const runAt = new Date(world.clock.now().getTime() + AGAIN_MS * goods.times)
    await inJob(world, [], (work) =>
      work.enqueue('translate-goods', { ...goods, times: goods.times + 1 }, { runAt }),
    )
  },
})

async function lackingOf({ db }: World, wanted: readonly string[]): Promise<string[]> {
  const known = await findTranslations(db, wanted)
  return wanted.filter((text) => !known.has(text))
}

/** Requests the texts that the limits allow, and stores the usable translations. */
async function ask(
  world: World,
  translator: Chosen,
  shopperId: string,
  texts: readonly string[],
): Promise<void> {
  const now = world.clock.now()
  const daily = translator.limits.dailyCharacters
  const translated = await translate(world, translator, () =>
    inTransaction(world.db, (tx) =>
      takeTexts(tx, texts, {
        provider: translator.id,
        shopperId,
        since: startOfDay(shanghaiDay(now)),
        now,
        until: new Date(now.getTime() + TAKEN_MS),
        daily,
        share: Math.ceil(daily / SHARE),
      }),
    ),
  )
  for (const [text, answer] of translated) {
    const name = tidyTranslation(text, answer)
    if (name !== undefined) await saveTranslation(world.db, text, name)
  }
}

/** Gives the names known by now to the shopper's goods. */
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
