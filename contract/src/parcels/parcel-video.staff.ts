import { VIDEO_MAX_BYTES } from '@longhaul/domain/parcels/packing-video.ts'
import { Type } from 'typebox'
import { ById } from '../fields.ts'
import { route } from '../route.ts'

/** The video of a packing, at a URL that supports range requests. */
export const PackingVideo = Type.Object({
  url: Type.String(),
  media_type: Type.String(),
  bytes: Type.Integer(),
})

export const addPackingVideo = route('POST /staff/parcels/{id}/video', {
  who: { staff: ['warehouse'] },
  summary:
    'Attach the packing video to a package: one part named `file`, mp4, webm or mov. A second video replaces the first.',
  params: ById,
  changes: ['parcels'],
  form: true,
  reply: PackingVideo,
  refusals: ['not_found', 'transition_not_allowed', 'invalid_input', 'too_large', 'unsupported_file'],
  bodyLimit: VIDEO_MAX_BYTES + 16_384,
  perMinute: 30,
})
