import type { Env, Source } from './env.ts'
import type { Setting } from './settings.ts'

declare module './env.ts' {
  interface Env {
    /** The operator's settings for each external API, by its declaration. An API without keys is absent. */
    apiKeys: ReadonlyMap<object, unknown>
  }
}

/**
 * An external API for which the operator may have keys. Everything about its settings is stated in this
 * declaration.
 */
export type ApiKeys<Values extends { url: string } = { url: string }> = {
  /** The company's name, for messages to the operator. */
  company: string
  /** What the keys enable, for docs/operating/reference.md. */
  opens: string
  settings: readonly Setting<unknown>[]
  /**
   * Reads the settings and adds every error to `faults`. Undefined if nothing is set or a setting is invalid.
   */
  read(source: Source, faults: string[]): Values | undefined
  /** The settings; undefined if there are none. */
  in(world: { env: Env }): Values | undefined
  /** The settings. Throws if there are none. */
  of(world: { env: Env }): Values
  /** Whether calls with these keys have real effects: no sandbox, no test key, no server on this machine. */
  isLive(world: { env: Env }): boolean
}

/** The type of a declaration's settings. */
export type KeysOf<K extends ApiKeys> = K extends ApiKeys<infer Values> ? Values : never

/**
 * Declares the settings of an external API. `isTestKey` recognises test keys, if the provider marks them as
 * such.
 */
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
        if (textOf(setting) === '') faults.push(`${setting.name} is required with ${given.name}`)
      const values = Object.keys(declared.settings).map(
        (property, index) => [property, settings[index]!.read(textOf(settings[index]!), faults)] as const,
      )
      if (values.some(([, value]) => value === undefined)) return undefined
      // Each setting has read and validated its own value.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      return Object.fromEntries(values) as Values
    },
    // Only `readApiKeys` fills the map, with the result of `read` above.
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

/** The settings of those APIs that have any. Adds every error to `faults`. */
export function readApiKeys(
  all: readonly ApiKeys[],
  source: Source,
  faults: string[],
): ReadonlyMap<ApiKeys, unknown> {
  const read = all.map((keys) => [keys, keys.read(source, faults)] as const)
  return new Map(read.filter(([, values]) => values !== undefined))
}

/** Whether this is a provider's sandbox, or a server on this machine. */
function isTrial(url: string): boolean {
  const { hostname } = new URL(url)
  return isLoopback(hostname) || /(^|[.-])sandbox([.-]|$)/.test(hostname)
}

/** Whether a host is this machine. */
export const isLoopback = (host: string): boolean =>
  /^(localhost|.+\.localhost|127(\.\d+){3}|\[?::1\]?)$/i.test(host)
