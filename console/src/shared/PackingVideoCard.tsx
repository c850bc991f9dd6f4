import type { Reply } from '@longhaul/contract/routes.ts'
import { VIDEO_SERVICE, VIDEO_TYPES, whyNotVideo } from '@longhaul/domain/parcels/packing-video.ts'
import { packingVideoText } from '@longhaul/text/console/packing/packing-video.ts'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { Field } from '@longhaul/ui/field/Field.tsx'
import { StatusTag } from '@longhaul/ui/tag/StatusTag.tsx'
import { Stack } from './layout/Stack.tsx'
import { FilmLine } from './station/camera/FilmLine.tsx'
import { usePackingVideo } from './use-packing-video.ts'

const words = packingVideoText
type Parcel = Pick<Reply<'GET /staff/parcels/{id}'>, 'id' | 'number' | 'stage' | 'services' | 'video'>

/**
 * The packing video, if the shopper ordered one: its status, a player, recording with the station's camera,
 * and the upload field.
 */
export function PackingVideoCard({ parcel }: { parcel: Parcel }) {
  const isWanted = parcel.services.some((service) => service.id === VIDEO_SERVICE)
  if (!isWanted || whyNotVideo(parcel.stage)) return null
  return <VideoCard parcel={parcel} />
}

function VideoCard({ parcel }: { parcel: Parcel }) {
  const { percent, error, send } = usePackingVideo(parcel)
  const { video } = parcel
  const isSending = percent !== null
  return (
    <Card
      title={words.title}
      aside={<StatusTag kind={video ? 'done' : 'attention'}>{video ? words.there : words.missing}</StatusTag>}
    >
      <Stack>
        <p>{video ? words.kept : words.text}</p>
        {/* Muted: warehouse noise needs no captions. */}
        {video && (
          <video
            className="aspect-video w-full bg-ink"
            key={video.url}
            controls
            muted
            preload="metadata"
            aria-label={words.title}
          >
            <source src={video.url} type={video.media_type} />
          </video>
        )}
        <FilmLine number={parcel.number} busy={isSending} onFilm={(file) => void send(file)} />
        <Field label={video ? words.replace : words.choose} unmarked error={error}>
          {(control) => (
            <input
              {...control}
              type="file"
              accept={VIDEO_TYPES.join()}
              disabled={isSending}
              onChange={(event) => {
                const file = event.target.files?.[0]
                if (file) void send(file)
              }}
            />
          )}
        </Field>
        <p role="status">{isSending && words.sending(percent)}</p>
      </Stack>
    </Card>
  )
}
