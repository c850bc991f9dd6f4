import type { Flaw, PhotoShows } from '@longhaul/domain/warehouse/photo-captions.ts'
import { type DemoProduct, drawInspection, lookOf, paint, type Shot } from '../goods/public.ts'

/** The subject of an inspection photo: a product in its chosen options, and the number of pieces. */
export type Shown = { product: DemoProduct; choices: readonly string[]; pieces: number }

/** One photo of the subject. `pieces` shows fewer pieces than there are; `isCracked` shows a cracked mug. */
export type DemoShot = Shot & { isCracked?: boolean; pieces?: number }

/** A photo with its caption. */
export type CaptionedShot = DemoShot & { shows: PhotoShows; flaw?: Flaw; note?: string }

const WIDTH_PX = 800

/**
 * An inspection photo as our warehouse would take it: the object on the mat, next to a ruler. It is openly a
 * drawing. Each is drawn once and cached, so an early call has it drawn while the story continues.
 */
export function drawInspectionPhoto({ product, choices, pieces }: Shown, shot: DemoShot): Promise<Blob> {
  const { look } = lookOf(product, choices)
  const subject = {
    motif: shot.isCracked ? ('mug_cracked' as const) : product.motif,
    look,
    pieces: shot.pieces ?? pieces,
  }
  const key = JSON.stringify([subject, shot])
  const photo = drawn.get(key) ?? drawInspection(subject, shot).then(toBlob)
  drawn.set(key, photo)
  photo.catch(() => drawn.delete(key))
  return photo
}

const drawn = new Map<string, Promise<Blob>>()

/** A photo of an unclaimed parcel, still closed. */
export const drawUnopened = async (kind: 'box' | 'bag'): Promise<Blob> =>
  await toBlob(await drawInspection({ motif: kind, look: [kind === 'box' ? CARDBOARD : '#8f969b'] }, {}))

/** A photo of the packed box with the reading of the scale. */
export const drawPackedBox = async (grams: number): Promise<Blob> =>
  await toBlob(await drawInspection({ motif: 'box', look: [CARDBOARD] }, { grams }))

const CARDBOARD = '#b98a57'

async function toBlob(drawing: string): Promise<Blob> {
  return new Blob([new Uint8Array(await paint(drawing, WIDTH_PX, 'jpeg'))], { type: 'image/jpeg' })
}
