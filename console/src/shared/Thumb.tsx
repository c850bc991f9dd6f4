import Package from 'lucide-react/icons/package'

const SIZES = {
  small: 'size-9',
  normal: 'size-12',
  card: 'size-24',
  large: 'size-28',
  whole: 'aspect-square w-full',
} as const

/** Thumbnail of a product; a placeholder icon if there is no picture. */
export function Thumb({ src, size = 'normal' }: { src: string | null; size?: keyof typeof SIZES }) {
  return (
    <span
      className={`grid flex-none place-items-center overflow-hidden rounded-control bg-photo text-ink-3 ${SIZES[size]}`}
    >
      {src ? (
        <img src={src} alt="" loading="lazy" decoding="async" className="size-full object-cover" />
      ) : (
        <Package />
      )}
    </span>
  )
}
