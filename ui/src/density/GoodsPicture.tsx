import Package from 'lucide-react/icons/package'
import './density.css'

/** Sides of pictures of goods in pixels: the lead of a list, a form's row, what needs the reader, a row, folded. */
export type GoodsSize = 176 | 120 | 96 | 88 | 72 | 44

/** A picture of goods, large enough to know them. Named by the words beside it unless `alt` says what is seen. */
export function GoodsPicture({
  src,
  size,
  alt = '',
  pale,
}: {
  src: string | null | undefined
  size: GoodsSize
  alt?: string | undefined
  /** What cannot be chosen now. */
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
