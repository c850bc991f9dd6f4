import type { AsideWeighing } from '@longhaul/contract/goods/weighings.staff.ts'
import { glossOptions, glossTitle } from '@longhaul/domain/goods/gloss.ts'
import { slipForm } from '@longhaul/domain/goods-knowledge/slip-form.ts'
import type { Static } from 'typebox'
import { imageUrl } from '../files/public.ts'
import type { World } from '../platform/world.ts'
import type { AsideRow } from './sql-asides.ts'

/** A weighing that was set aside or decided about, in wire format. `nameOf` names kinds. */
export function toAside(
  world: World,
  row: AsideRow,
  nameOf: (kind: string) => string,
  now: Date,
): Static<typeof AsideWeighing> {
  const { said_low: low, said_expected: expected, said_high: high, pieces, set_aside: reason } = row
  const isSaid = low !== null && expected !== null && high !== null
  return {
    id: row.id,
    marketplace: row.platform,
    item_id: row.item_id,
    url: row.url,
    title: row.title,
    options_text: row.options_text ?? '',
    names: {
      title: row.helper_title || row.title_latin || glossTitle(row.title),
      options: glossOptions(row.options_text ?? ''),
    },
    image: imageUrl(world, row.image_file_id, now),
    kind: row.kind === null ? null : nameOf(row.kind),
    pieces,
    weight_grams: row.weight_grams,
    size_mm: [row.length_mm, row.width_mm, row.height_mm].toSorted((a, b) => b - a),
    expected_grams: isSaid ? { low: low * pieces, expected: expected * pieces, high: high * pieces } : null,
    reason,
    form: reason === 'slip' && isSaid ? slipForm(row.weight_grams / (expected * pieces), pieces) : null,
    measured_at: row.measured_at.toISOString(),
    weighed_by: row.weighed_by,
    stock_item_id: row.stock_item_id,
    verdict: row.verdict,
    decided_at: row.verdict_at?.toISOString() ?? null,
    decided_by: row.verdict_by_name,
  }
}
