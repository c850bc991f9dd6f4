import { NAMES_LANG, type TranslatorId } from '@longhaul/domain/goods/machine-words.ts'
import { type ApiRequest, askApi } from '../../platform/ask-api.ts'
import type { Db } from '../../platform/database/db.ts'
import type { World } from '../../platform/world.ts'
import { readSettings } from '../../site/public.ts'
import { breakerOf } from '../data-apis/breaker.ts'
import { baidu } from './baidu.ts'
import { deepl } from './deepl.ts'
import { google } from './google.ts'
import { type Translator, type TranslatorLimits, TranslatorError } from './translator.ts'

/** All translators for which there is an adapter. */
export const TRANSLATOR_APIS: readonly OpenTranslator[] = [bound(deepl), bound(google), bound(baidu)]

const TIME_LIMIT_MS = 10_000
/** The limit of an answer's size; a few titles take a few kilobytes. */
const BYTES_MAX = 256 << 10

/**
 * The translator that the shop has chosen, with its keys; undefined if none is chosen or its keys are
 * missing.
 */
export async function chosenTranslator(world: World, db: Db): Promise<Chosen | undefined> {
  const { machineTranslator } = await readSettings(db)
  return TRANSLATOR_APIS.find(({ id }) => id === machineTranslator)?.open(world)
}

/** A translator with its keys. */
export type Chosen = { id: TranslatorId; limits: TranslatorLimits; ask: Ask; read: Translator['read'] }
type Ask = (texts: readonly string[]) => ApiRequest

/**
 * Translates the texts that `take` reserves; returns the answers by text, none if the call failed. Reserving
 * uses up tries and the day's characters, so `take` is called only if the circuit admits a call. Failures are
 * logged, without the keys.
 */
export async function translate(
  world: World,
  { id, ask, read }: Chosen,
  take: () => Promise<readonly string[]>,
): Promise<ReadonlyMap<string, string>> {
  const breaker = breakerOf(world, id)
  if (!breaker.admits(world.clock.now())) return new Map()
  const texts = await take().catch((error: unknown) => {
    breaker.passed()
    throw error
  })
  if (texts.length === 0) {
    // No call is made, so nothing is learnt about the translator's health: the next caller may try.
    breaker.passed()
    return new Map()
  }
  try {
    const answer = await askApi(ask(texts), { timeLimitMs: TIME_LIMIT_MS, bytesMax: BYTES_MAX })
    const answers = read(answer, texts)
    if (answers.length !== texts.length)
      throw new TranslatorError(`${answers.length} answers to ${texts.length} texts`)
    breaker.succeeded()
    return new Map(texts.map((text, at) => [text, answers[at]!]))
  } catch (error) {
    breaker.failed(world.clock.now())
    world.log.warn({ err: error, translator: id }, 'a translator failed')
    return new Map()
  }
}

type OpenTranslator = Pick<Translator, 'id' | 'keys'> & { open(world: World): Chosen | undefined }

/** Binds a translator to its own type of keys, so that the list of all translators needs no common type. */
function bound<Keys extends TranslatorLimits>(translator: Translator<Keys>): OpenTranslator {
  const { id, keys, read } = translator
  return {
    id,
    keys,
    open(world) {
      const own = keys.in(world)
      return own && { id, limits: own, read, ask: (texts) => translator.request(own, texts, NAMES_LANG) }
    },
  }
}
