import { VIDEO_SERVICE } from '@longhaul/domain/parcels/packing-video.ts'
import { parcelDocumentsText } from '@longhaul/text/storefront/parcels/parcel-documents.ts'
import { LinkButton } from '@longhaul/ui/button/LinkButton.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import type { ParcelPage } from './parcel.ts'

const text = parcelDocumentsText

/**
 * The packing video, played here; the browser requests the parts it needs. Renders nothing where none was
 * ordered.
 */
export function VideoCard({ parcel }: { parcel: ParcelPage }) {
  const [failed, setFailed] = useState(false)
  const { video } = parcel
  if (!video)
    return isComing(parcel) ? (
      <Card title={text.video}>
        <p className="text-ink-2">{text.videoComing}</p>
      </Card>
    ) : null
  return (
    <Card title={text.video}>
      <div className="grid gap-3">
        {failed ? (
          <p role="status">{text.videoCannot}</p>
        ) : (
          // Played without sound, which is only warehouse noise, so there is nothing to caption.
          <video
            className="aspect-video w-full rounded-control bg-ink"
            controls
            muted
            playsInline
            preload="metadata"
            aria-label={text.video}
            src={video.url}
            onError={() => setFailed(true)}
          />
        )}
        <div>
          <LinkButton
            href={video.url}
            type="blackLine"
            size="small"
            icon={<Download />}
            download={`${parcel.number}.${EXTENSIONS[video.media_type] ?? 'mp4'}`}
          >
            {text.videoSave}
          </LinkButton>
        </div>
      </div>
    </Card>
  )
}

const EXTENSIONS: Readonly<Record<string, string>> = {
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'video/quicktime': 'mov',
}

/** The video was ordered, and the package has not been shipped yet. */
const isComing = ({ services, shipped_at: shippedAt, status }: ParcelPage): boolean =>
  (services ?? []).some((service) => service.id === VIDEO_SERVICE) && !shippedAt && status !== 'cancelled'
