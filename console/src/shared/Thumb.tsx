import Package from 'lucide-react/icons/package'

/** A small picture of a product beside its name; a box where there is none. */
export function Thumb({ src, size = 'normal' }: { src: string | null; size?: 'small' | 'normal' | 'large' }) {
  return (
    <span className="thumb" data-size={size}>
      {src ? <img src={src} alt="" loading="lazy" decoding="async" /> : <Package />}
    </span>
  )
}
