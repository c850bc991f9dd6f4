import Package from 'lucide-react/icons/package'
import './density.css'

/**
 * Side lengths of goods pictures in pixels: the lead of a list, a form's row, an item that needs attention, a
 * row, a folded group.
 */
export type GoodsSize = 176 | 120 | 96 | 88 | 72 | 44

/**
 * A picture of goods, large enough to recognise them. The adjacent text names it unless `alt` describes it.
 */
export function GoodsPicture({
  src,
  size,
  alt = '',
  pale,
}: {
  src: string | null | undefined
  size: GoodsSize
  alt?: string | undefined
  /** Pale, because it cannot be chosen now. */
  pale?: boolean | undefined
}) {
  return (
    <span className="goods-picture" data-size={size} data-pale={pale ? '' : undefined}>
      {src ? (
        <img src={src} width={size} height={size} alt={alt} loading="lazy" decoding="async" />
      ) : (
        <Package />
      )}
    </span>
  )
}
