import { parcelsText } from '@longhaul/text/storefront/parcels/parcels.ts'
import PackageIcon from 'lucide-react/icons/package'

/** Pictures of what is inside, and how many things that are. */
export function Thumbs({ images, count }: { images: readonly string[]; count: number }) {
  return (
    <div>
      <div className="grid w-max grid-cols-4 gap-1 md:grid-cols-2" aria-hidden="true">
        {images.length === 0 && (
          <span className="grid size-14 place-items-center rounded-control bg-kraft-tint text-kraft">
            <PackageIcon />
          </span>
        )}
        {images.map((image) => (
          <img
            key={image}
            className="size-14 rounded-control bg-photo object-cover"
            src={image}
            alt=""
            loading="lazy"
            decoding="async"
          />
        ))}
      </div>
      <p className="num mt-1 text-sm text-ink-2">{parcelsText.card.contents(count)}</p>
    </div>
  )
}
