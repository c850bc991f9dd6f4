import { parcelsText } from '@longhaul/text/storefront/parcels/parcels.ts'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { Gallery } from '@longhaul/ui/gallery/Gallery.tsx'
import type { ParcelPage } from './parcel.ts'

/** What the packers photographed; nothing where they did not. */
export function PhotosCard({ parcel }: { parcel: ParcelPage }) {
  const text = parcelsText.detail
  if (parcel.photos.length === 0) return null
  return (
    <Card title={text.photos}>
      <Gallery
        label={text.photos}
        show={6}
        photos={parcel.photos.map((photo, index) => ({ src: photo.url, caption: text.photo(index + 1) }))}
      />
    </Card>
  )
}
