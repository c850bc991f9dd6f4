import type { Flaw, PhotoShows } from '@longhaul/domain/warehouse/photo-captions.ts'
import { type DemoProduct, drawInspection, lookOf, paint, type Shot } from '../goods/public.ts'

/** A thing in front of the warehouse's camera: a product in the options that were chosen, and how many of it. */
export type Shown = { product: DemoProduct; choices: readonly string[]; pieces: number }

/** One photo of it; of some pieces perhaps one. The crack is a mug's. */
export type DemoShot = Shot & { isCracked?: boolean; pieces?: number }

/** A photo with what is to be seen on it. */
export type CaptionedShot = DemoShot & { shows: PhotoShows; flaw?: Flaw; note?: string }

const WIDTH_PX = 800

/**
 * An inspection photo as our warehouse would take it: the thing on the mat, a ruler beside it. Drawn, and no pretence of more. Each is drawn once:
 * whoever asks early has it drawn beside the story.
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

/** What arrived without a name, still closed. */
export const drawUnopened = async (kind: 'box' | 'bag'): Promise<Blob> =>
  await toBlob(await drawInspection({ motif: kind, look: [kind === 'box' ? CARDBOARD : '#8f969b'] }, {}))

/** The packed box with what the scale says. */
export const drawPackedBox = async (grams: number): Promise<Blob> =>
  await toBlob(await drawInspection({ motif: 'box', look: [CARDBOARD] }, { grams }))

const CARDBOARD = '#b98a57'

async function toBlob(drawing: string): Promise<Blob> {
  return new Blob([new Uint8Array(await paint(drawing, WIDTH_PX, 'jpeg'))], { type: 'image/jpeg' })
}
