import { LANGUAGES } from '@longhaul/domain/languages.ts'
import type { FastifyInstance } from 'fastify'
import { loadSharp } from '../files/public.ts'
import type { World } from '../platform/world.ts'
import { readSettings } from '../site/public.ts'
import type { SiteLook } from './site-look.ts'

/** Our logo, in the colours of tokens.css. */
const MARK =
  '<path fill="#1d4468" d="M2 9.5 16 3l14 6.5v13L16 29 2 22.5z"/><path fill="#163654" d="M16 16v13L2 22.5v-13z"/><path fill="#bf3a22" d="m9 6.25 14 6.5v8l-4 1.9v-8L5 8.1z"/>'
/** The icon in browser tabs if the operator has no logo. */
const FAVICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${MARK}</svg>`
/**
 * The icon for home screens, which crop icons to their own shapes: our logo on a background, within the
 * central four fifths.
 */
const TILE = `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="-8 -8 48 48"><path fill="#fbf9f5" d="M-8-8h48v48H-8z"/>${MARK}</svg>`
const TILE_SIZES = [180, 192, 512]

const ONE_DAY = 'public, max-age=86400'

/**
 * Serves the icons for tabs and home screens, and the manifest, which also makes the shop a target for
 * sharing from other programs.
 */
export function serveInstallable(app: FastifyInstance, world: World, look: SiteLook): void {
  for (const url of ['/favicon.svg', '/favicon.ico'])
    app.get(url, (_request, reply) =>
      reply.type('image/svg+xml').header('cache-control', ONE_DAY).send(FAVICON),
    )

  const tiles = new Map<number, Promise<Buffer>>()
  for (const size of TILE_SIZES)
    app.get(`/icon-${size}.png`, async (_request, reply) => {
      const tile = tiles.get(size) ?? drawTile(size)
      tiles.set(size, tile)
      return reply
        .type('image/png')
        .header('cache-control', ONE_DAY)
        .send(await tile)
    })

  app.get('/site.webmanifest', async (_request, reply) => {
    const { websiteName: name, websiteIconPath: own } = await readSettings(world.db)
    const { themeColour, languages } = await look.get()
    return reply
      .type('application/manifest+json')
      .header('cache-control', 'public, max-age=3600')
      .send({
        id: '/',
        name,
        short_name: name,
        lang: LANGUAGES[languages.standard].html,
        start_url: '/',
        scope: '/',
        display: 'standalone',
        background_color: '#fbf9f5',
        theme_color: themeColour,
        icons: own ? [{ src: own, sizes: '180x180', type: 'image/png' }] : ICONS,
        // Shared content is a link or text around one; Android sends both as text. The order form reads
        // either.
        share_target: { action: '/productdetail', method: 'GET', params: { text: 'url', url: 'url' } },
      })
  })
}

const ICONS = [
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  ...[192, 512].flatMap((size) =>
    ['any', 'maskable'].map((purpose) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  ),
]

async function drawTile(size: number): Promise<Buffer> {
  const sharp = await loadSharp()
  return await sharp(Buffer.from(TILE), { density: 288 }).resize(size, size).png().toBuffer()
}
