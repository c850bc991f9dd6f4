import { call } from '@longhaul/browser/calls/client.ts'
import { keyOf } from '@longhaul/browser/calls/use-call.ts'
import { useCallForm } from '@longhaul/browser/form/use-call-form.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { picturesText } from '@longhaul/text/console/receive/pictures.ts'
import { unclaimedText } from '@longhaul/text/console/receive/unclaimed.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useQueryClient } from '@tanstack/react-query'
import { SideBySide } from '../shared/layout/SideBySide.tsx'
import { Line } from '../shared/layout/Line.tsx'
import { Stack } from '../shared/layout/Stack.tsx'
import { PictureTray } from '../shared/PictureTray.tsx'
import { useMe, whyNotRole } from '../shared/use-me.ts'
import { type Unclaimed } from './unclaimed.ts'
import { filledOr } from '../shared/filled-or.ts'

const PHOTOS_MAX = 10

/** Shelf, description and photos of an unclaimed parcel, recorded at the dock when a scan matches nothing. */
export function KeepCard({ parcel }: { parcel: Unclaimed }) {
  const why = whyNotRole(useMe(), ['warehouse'])
  const form = useCallForm('PUT /staff/unclaimed/{id}', {
    start: { shelf: parcel.shelf, look: parcel.look },
    check: { shelf: filledOr(consoleWords.required) },
    args: (values) => ({
      params: { id: parcel.id },
      body: { shelf: values.shelf.trim().toUpperCase(), look: values.look.trim() },
    }),
    onDone: () => toast.success(unclaimedText.kept),
  })
  return (
    <Card title={unclaimedText.keepTitle}>
      <SideBySide>
        <form {...form.props}>
          <Stack>
            <TextField
              label={unclaimedText.shelf}
              autoComplete="off"
              autoCapitalize="characters"
              maxLength={20}
              {...form.field('shelf')}
            />
            <TextField
              label={unclaimedText.look}
              hint={unclaimedText.lookHint}
              optional
              autoComplete="off"
              maxLength={200}
              {...form.field('look')}
            />
            <Failure of={form.failure} />
            <Line>
              <Button
                submit
                type="primary"
                guardMs={0}
                busy={form.sending && consoleWords.saving}
                disabledReason={why}
              >
                {unclaimedText.keep}
              </Button>
            </Line>
          </Stack>
        </form>
        <KeepPhotos parcel={parcel} why={why} />
      </SideBySide>
    </Card>
  )
}

/** Its photos; more can be added unless `why` gives a reason against it. */
function KeepPhotos({ parcel, why }: { parcel: Unclaimed; why: string | null }) {
  const queries = useQueryClient()
  const key = keyOf('GET /staff/unclaimed/{id}', { params: { id: parcel.id } })
  return (
    <Stack tight>
      <PictureTray
        shoots
        title={unclaimedText.photos}
        kind="inspection"
        pictures={parcel.photos.map((photo, index) => ({
          src: photo.url,
          caption: picturesText.picture(index + 1),
        }))}
        left={why ? 0 : PHOTOS_MAX - parcel.photos.length}
        {...(why ? { fullText: why } : {})}
        onStored={async (file) => {
          const next = await call('POST /staff/unclaimed/{id}/photos', {
            params: { id: parcel.id },
            body: { file_id: file.id },
          })
          queries.setQueryData(key, next)
        }}
      />
      <small className="muted">{unclaimedText.photosHint}</small>
    </Stack>
  )
}
