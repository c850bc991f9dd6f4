import { LOGO_MAX_BYTES, uploadLogo as route } from '@longhaul/contract/site/site.staff.ts'
import { type MediaType, decodePicture, readUpload } from '../files/public.ts'
import { type Answer, type LongCall, longAction } from '../platform/http/action.ts'
import { API } from '../platform/http/api.ts'
import { badInput } from '../platform/http/refusal.ts'
import { insertLogo } from './sql-settings.ts'
import { setLogo } from './logo.ts'

const ACCEPTED: ReadonlySet<MediaType> = new Set(['image/gif', 'image/jpeg', 'image/png'])

const PIXELS_MAX = 20_000_000

/** Large enough for a header on a high-density screen, small enough to be part of every page. */
const WIDE = { width: 640, height: 160 }

const ICON_SIDE = 180

const HEIGHT_MIN = 32

export const uploadLogoAction = longAction(route, uploadLogo)

/**
 * Stores our own copies of the operator's logo, decoded and re-encoded: one for headers, e-mails and papers,
 * and a square one for tabs.
 */
async function uploadLogo(call: LongCall<typeof route>): Answer<typeof route> {
  const { request, me, now } = call
  const pictures = await encode(await readUpload(request, LOGO_MAX_BYTES))
  return await call.transact(async (work) => {
    const { id } = await insertLogo(work.tx, { ...pictures, staff_id: me.id, created_at: now })
    return await setLogo({ ...call, ...work }, `${API}/logo/${id}.png`, `${API}/logo/${id}-icon.png`)
  })
}

async function encode(content: Buffer) {
  return await decodePicture(content, { accept: ACCEPTED, pixelsMax: PIXELS_MAX }, async (open) => {
    const { height } = await open().metadata()
    if (!height || height < HEIGHT_MIN) throw badInput({ file: 'too_small' })
    // Trimmed, because an empty margin around a logo would separate it from the name.
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
