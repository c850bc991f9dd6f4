/** A kind of address where an express courier cannot hand over a parcel. */
export type UnreachableKind = 'po_box' | 'military'

/**
 * Whether an address looks like a post-office box or a military post office, else null. Express companies refuse both, post offices
 * do not: a warning where an express line is chosen. In some countries a box is everybody's address, so it never blocks by itself.
 */
export function unreachableByExpress(place: {
  readonly address: string
  readonly city: string
  readonly country: string
}): UnreachableKind | null {
  const text = `${place.address} ${place.city}`
  if (place.country === 'US' && MILITARY.test(text)) return 'military'
  return BOXES.some((box) => box.test(text)) ? 'po_box' : null
}

const MILITARY = /\b(APO|FPO|DPO)\b/i

/** How a box is written: English, German, Dutch, French, Spanish, Portuguese, Italian, Polish, Russian, Chinese, Japanese, Korean. */
const BOXES: readonly RegExp[] = [
  /\bG?\.?P\.? ?O\.? ?Box\b/i,
  /\bPost(al)?[ -]?(office )?Box\b/i,
  /\b(Locked|Private) Bag\b/i,
  /\bPostfach\b/i,
  /\bPostbus\b/i,
  /\bBo[iî]te postale\b/i,
  /\bB\.? ?P\.? ?\d/i,
  /\b(Apartado (postal|de correos)|Apdo\b)/i,
  /\bCasilla (de correos? |postal )?\d/i,
  /\bCaixa postal\b/i,
  /\bCasella postale\b/i,
  /\bSkrytka pocztowa\b/i,
  /а\/я/i,
  /信箱|私書箱|사서함/,
]
