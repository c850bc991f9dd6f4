import { VIDEO_SERVICE } from '@longhaul/domain/parcels/packing-video.ts'
import { parcelPapersText } from '@longhaul/text/storefront/parcels/parcel-papers.ts'
import { LinkButton } from '@longhaul/ui/button/LinkButton.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import type { ParcelPage } from './parcel.ts'

const text = parcelPapersText

/** The video of the packing, played here: the browser asks for the parts it needs. Nothing where none was asked for. */
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
          // It is looked at: played without the noise of the warehouse, so there is nothing to caption.
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

/** It was ordered, and the package is not gone yet. */
const isComing = ({ services, shipped_at: shippedAt, status }: ParcelPage): boolean =>
  (services ?? []).some((service) => service.id === VIDEO_SERVICE) && !shippedAt && status !== 'cancelled'
