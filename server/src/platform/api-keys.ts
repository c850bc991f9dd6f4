import type { Env, Source } from './env.ts'
import type { Setting } from './settings.ts'

declare module './env.ts' {
  interface Env {
    /** What the operator set for each outside API, by its declaration. One without keys is not here. */
    apiKeys: ReadonlyMap<object, unknown>
  }
}

/** An outside API that the operator may have keys for: all that is said of its settings is said in its declaration. */
export type ApiKeys<Values extends { url: string } = { url: string }> = {
  /** The company's own name, for messages to the operator. */
  company: string
  /** What the keys open, for docs/operating.md. */
  opens: string
  settings: readonly Setting<unknown>[]
  /** Reads the settings; what is wrong is added to `faults`. Undefined where nothing is set, or something is wrong. */
  read(source: Source, faults: string[]): Values | undefined
  /** What is set; undefined where nothing is. */
  in(world: { env: Env }): Values | undefined
  /** What is set. Throws where nothing is. */
  of(world: { env: Env }): Values
  /** Whether calls with these keys are real ones: no sandbox, no test key, no program on this machine. */
  isLive(world: { env: Env }): boolean
}

/** The values of a declaration. */
export type KeysOf<K extends ApiKeys> = K extends ApiKeys<infer Values> ? Values : never

/** Declares the settings of an outside API. `isTestKey` recognises keys with which nothing real happens, where the provider marks them. */
export function apiKeys<Values extends { url: string }>(declared: {
  company: string
  opens: string
  settings: { [Name in keyof Values]: Setting<Values[Name]> }
  isTestKey?: (values: Values) => boolean
}): ApiKeys<Values> {
  const { company, opens, isTestKey } = declared
  const settings: Setting<unknown>[] = Object.values(declared.settings)
  const keys: ApiKeys<Values> = {
    company,
    opens,
    settings,
    read(source, faults) {
      const textOf = ({ name }: Setting<unknown>) => source[name]?.trim() ?? ''
      const needed = settings.filter(({ isNeeded }) => isNeeded)
      const given = needed.find((setting) => textOf(setting) !== '')
      if (!given) return undefined
      for (const setting of needed)
        if (textOf(setting) === '') faults.push(`${setting.name} is needed with ${given.name}`)
      const values = Object.keys(declared.settings).map(
        (property, index) => [property, settings[index]!.read(textOf(settings[index]!), faults)] as const,
      )
      if (values.some(([, value]) => value === undefined)) return undefined
      // One value for each setting, read by the setting itself.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      return Object.fromEntries(values) as Values
    },
    // Only `readApiKeys` fills the map, with what `read` above answered.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    in: ({ env }) => env.apiKeys.get(keys) as Values | undefined,
    of(world) {
      const values = keys.in(world)
      if (!values) throw new Error(`${company} is not set up`)
      return values
    },
    isLive(world) {
      const values = keys.in(world)
      return values !== undefined && !isTrial(values.url) && !isTestKey?.(values)
    },
  }
  return keys
}

/** What is set for some APIs; what is wrong is added to `faults`. */
export function readApiKeys(
  all: readonly ApiKeys[],
  source: Source,
  faults: string[],
): ReadonlyMap<ApiKeys, unknown> {
  const read = all.map((keys) => [keys, keys.read(source, faults)] as const)
  return new Map(read.filter(([, values]) => values !== undefined))
}

/** A provider's sandbox, or a program on this machine. */
function isTrial(url: string): boolean {
  const { hostname } = new URL(url)
  return isLoopback(hostname) || /(^|[.-])sandbox([.-]|$)/.test(hostname)
}

/** Whether a host is this machine. */
export const isLoopback = (host: string): boolean =>
  /^(localhost|.+\.localhost|127(\.\d+){3}|\[?::1\]?)$/i.test(host)
