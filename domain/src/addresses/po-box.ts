/** A kind of address to which an express courier cannot deliver. */
export type UnreachableKind = 'po_box' | 'military'

/**
 * Whether an address looks like a post-office box or a military post office, else null. Express companies
 * refuse both, postal services do not, so choosing an express line shows a warning. It never blocks by
 * itself: in some countries everyone's address is a box.
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

/**
 * The words for a post-office box in English, German, Dutch, French, Spanish, Portuguese, Italian, Polish,
 * Russian, Chinese, Japanese and Korean.
 */
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
