import { settingIn } from '@longhaul/domain/configuration/settings.ts'
import { articleSlug } from '@longhaul/domain/content/articles.ts'
import { FIRST_LANG } from '@longhaul/domain/languages.ts'
import { isOpen } from '@longhaul/domain/setup/readiness.ts'
import type { FastifyInstance } from 'fastify'
import { publicUrl } from '../platform/http/public-url.ts'
import { readOpening } from '../platform/opening.ts'
import { programVersion } from '../platform/program-version.ts'
import type { World } from '../platform/world.ts'
import { type Settings, fillFigures, listArticleNames, readSettings } from '../site/public.ts'

/**
 * Serves what tells assistants about the shop, in English: `/llms.txt`, and `/server.json` in the form in
 * which registries of MCP servers take it. Only an open shop has them.
 */
export function serveSignposts(app: FastifyInstance, world: World): void {
  app.get('/llms.txt', async (_request, reply) => {
    if (!isOpen(await readOpening(world.db))) return reply.callNotFound()
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(await aboutShop(world, await readSettings(world.db)))
  })
  app.get('/server.json', async (_request, reply) => {
    if (!isOpen(await readOpening(world.db))) return reply.callNotFound()
    const title = (await readSettings(world.db))[settingIn('websiteName', FIRST_LANG)]
    return reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(registryEntry(world, title, await programVersion()))
  })
}

async function aboutShop({ db }: World, settings: Settings): Promise<string> {
  const names = (await listArticleNames(db)).filter(({ lang, is_faq }) => lang === FIRST_LANG && is_faq)
  const link = (name: string, path: string, about = '') =>
    `- [${name.replaceAll(/[[\]]/g, '')}](${publicUrl(path)})${about && `: ${about}`}`
  return [
    `# ${settings[settingIn('websiteName', FIRST_LANG)]}`,
    '',
    '> A shopping agent for goods from Chinese shops: we buy what a pasted link names, inspect, photograph and weigh it in our warehouse, and ship it abroad in packages.',
    '',
    'An order is paid first, for goods and freight within China. Shipping is paid later, when the goods are in the warehouse; duty and tax may follow at the door. All amounts are in Chinese yuan.',
    '',
    '## For programs and assistants',
    '',
    link(
      'MCP without an account',
      '/mcp/public',
      'read a text, estimate the cost to the door, photos, rules',
    ),
    link(
      'MCP for shoppers',
      '/mcp',
      'order, answer, ship and track within limits, with a token of the shopper',
    ),
    link('API reference', '/api/docs'),
    link('OpenAPI document', '/api/v1/openapi.json'),
    link('A link into the order form', '/productdetail?url=', 'append what would be pasted, percent-encoded'),
    '',
    '## Help',
    '',
    ...names.map(({ id, article_name }) => {
      const name = fillFigures(article_name, settings, FIRST_LANG)
      return link(name, `/faq/${id}/${articleSlug(name)}`)
    }),
    '',
  ].join('\n')
}

/** The longest title and description that registries take. */
const WORDS_MAX = 100
const DESCRIPTION = 'Goods from Chinese shops: cost to the door, orders, warehouse photos, packages, tracking'

/** The name is the shop's domain from its end, as registries demand. */
const registryEntry = ({ env }: World, title: string, version: string) => ({
  $schema: 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json',
  name: `${new URL(env.publicUrl).hostname.split('.').toReversed().join('.')}/shop`,
  title: title.slice(0, WORDS_MAX),
  description: DESCRIPTION,
  version,
  websiteUrl: publicUrl('/'),
  remotes: ['/mcp', '/mcp/public'].map((path) => ({ type: 'streamable-http', url: publicUrl(path) })),
})
