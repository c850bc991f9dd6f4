import { createHash } from 'node:crypto'
import { brandColours } from '@longhaul/domain/brand/theme.ts'
import type { Lang } from '@longhaul/domain/languages.ts'
import type { FastifyInstance } from 'fastify'
import type { World } from '../platform/world.ts'
import { type Settings, readSettings } from '../site/public.ts'

/** The configuration that is needed before any page is rendered. */
export type Look = {
  languages: Languages
  /** The address of the brand's style sheet; undefined if the product's own colours are used. */
  style: string | undefined
  css: string
  themeColour: string
}
/** The open languages, and the one for visitors without a preference. */
export type Languages = { open: readonly Lang[]; standard: Lang }

const FRESH_MS = 2_000

/** The operator's look, cached for two seconds or until it is changed. */
export class SiteLook {
  readonly #world: World
  #kept: { until: number; look: Promise<Look> } | undefined
  constructor(world: World) {
    this.#world = world
  }

  get(): Promise<Look> {
    const now = performance.now()
    if (this.#kept && this.#kept.until > now) return this.#kept.look
    const look = readSettings(this.#world.db).then(lookOf)
    this.#kept = { until: now + FRESH_MS, look }
    look.catch(() => this.clear())
    return look
  }

  clear(): void {
    this.#kept = undefined
  }
}

/**
 * Serves `/brand.css`: the brand's values of tokens.css in both themes. It is a file on our origin, since our
 * pages allow no other styles.
 */
export function serveBrand(app: FastifyInstance, look: SiteLook): void {
  app.get('/brand.css', async (request, reply) => {
    const { css, style } = await look.get()
    const current = style === request.url
    return reply
      .type('text/css; charset=utf-8')
      .header('cache-control', current ? 'public, max-age=31536000, immutable' : 'no-cache')
      .send(css)
  })
}

function lookOf(settings: Settings): Look {
  const css = styleOf(settings)
  return {
    languages: { open: settings.languages, standard: settings.defaultLanguage },
    style: css
      ? `/brand.css?v=${createHash('sha1').update(css).digest('base64url').slice(0, 12)}`
      : undefined,
    css,
    themeColour: settings.brandPrimary || '#1d4468',
  }
}

function styleOf({ brandPrimary, brandSeal }: Settings): string {
  const { light, dark } = brandColours({ primary: brandPrimary, seal: brandSeal })
  if (Object.keys(light).length === 0) return ''
  const rows = (colours: Readonly<Record<string, string>>) =>
    Object.entries(colours)
      .map(([name, hex]) => `--${name}:${hex}`)
      .join(';')
  // Stronger than the same selectors of tokens.css: a later page may load the complete style sheet after this
  // one.
  return [
    `:root:root,:root[data-theme='light']{${rows(light)}}`,
    `@media screen{:root[data-theme='dark']{${rows(dark)}}}`,
    `@media screen and (prefers-color-scheme:dark){:root[data-theme='system']{${rows(dark)}}}`,
    '',
  ].join('\n')
}
