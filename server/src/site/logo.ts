import { LOGO_MAX_BYTES, removeLogo, uploadLogo } from '@longhaul/contract/site/site.staff.ts'
import type { FastifyInstance } from 'fastify'
import { type MediaType, decodePicture, readUpload } from '../files/public.ts'
import { action, type Call } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { inTransaction } from '../platform/database/db.ts'
import { SITE_AUDIENCE } from '../platform/events.ts'
import { API } from '../platform/http/http.ts'
import { Refusal, badInput, found } from '../platform/http/refusal.ts'
import type { World } from '../platform/world.ts'
import { settingsForStaff } from './change-settings.ts'
import { readSettings } from './settings.ts'
import { findLogo, insertLogo, lockSettings, saveSetting } from './sql-settings.ts'

const ACCEPTED: ReadonlySet<MediaType> = new Set(['image/gif', 'image/jpeg', 'image/png'])
const PIXELS_MAX = 20_000_000
/** Large enough for a header on a fine screen, small enough to be part of every page. */
const WIDE = { width: 640, height: 160 }
const ICON_SIDE = 180
const HEIGHT_MIN = 32

/** Our own copies of the operator's logo, decoded and encoded anew: one for headers, mails and papers, a square one for tabs. */
export const uploadLogoAction = action(
  uploadLogo,
  async (call) => {
    const { request, world, me, now } = call
    const pictures = await encode(await readUpload(request, LOGO_MAX_BYTES))
    return await inTransaction(world.db, async (tx) => {
      const { id } = await insertLogo(tx, { ...pictures, staff_id: me.id, created_at: now })
      return await setLogo({ ...call, tx }, `${API}/logo/${id}.png`, `${API}/logo/${id}-icon.png`)
    })
  },
  // Decoding takes longer than a connection should be held.
  { transaction: false },
)

export const removeLogoAction = action(removeLogo, (call) => setLogo(call, '', ''))

/** `GET /logo/{id}.png`: public and for ever, since another logo is another address. */
export function serveLogo(app: FastifyInstance, world: World): void {
  app.get<{ Params: { file: string } }>(`${API}/logo/:file`, async (request, reply) => {
    const match = /^([0-9a-f-]{36})(-icon)?\.png$/.exec(request.params.file)
    if (!match) throw new Refusal('not_found')
    const logo = found(await findLogo(world.db, match[1]!))
    return reply
      .type('image/png')
      .headers({
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'public, max-age=31536000, immutable',
        // Mail programs and other people's pages may show it.
        'cross-origin-resource-policy': 'cross-origin',
      })
      .send(match[2] ? logo.icon : logo.wide)
  })
}

type Setting = Pick<Call<typeof removeLogo>, 'tx' | 'me' | 'now' | 'changed' | 'request'>

async function setLogo(call: Setting, wide: string, icon: string) {
  const { tx, me, now } = call
  await lockSettings(tx)
  const { websiteLogoPath: before } = await readSettings(tx)
  await saveSetting(tx, { name: 'websiteLogoPath', value: wide, staffId: me.id, now })
  await saveSetting(tx, { name: 'websiteIconPath', value: icon, staffId: me.id, now })
  await audit(call, { action: 'change_logo', subjectKind: 'logo', subjectId: 'site', before, after: wide })
  await call.changed(SITE_AUDIENCE, 'site')
  return await settingsForStaff(tx)
}

async function encode(content: Buffer) {
  return await decodePicture(content, { accept: ACCEPTED, pixelsMax: PIXELS_MAX }, async (open) => {
    const { height } = await open().metadata()
    if (!height || height < HEIGHT_MIN) throw badInput({ file: 'too_small' })
    // The margin that a designer leaves around a logo would stand between it and the name.
    const read = () => open().rotate().trim()
    const wide = await read()
      .resize({ ...WIDE, fit: 'inside', withoutEnlargement: true })
      .png({ compressionLevel: 9, palette: true })
      .toBuffer({ resolveWithObject: true })
    const icon = await read()
      .resize({
        width: ICON_SIDE,
        height: ICON_SIDE,
        fit: 'contain',
        background: { r: 255, g: 255, b: 255, alpha: 0 },
      })
      .png({ compressionLevel: 9, palette: true })
      .toBuffer()
    return { wide: wide.data, icon, width: wide.info.width, height: wide.info.height }
  })
}
