import type { Reason } from '../refusals.ts'
import type { ParcelStage } from '../states/parcel-stages.ts'

/** The extra service that promises a video of the packing. */
export const VIDEO_SERVICE = 'packing_video'

/** The formats that browsers play natively and that phones record. */
export const VIDEO_TYPES = ['video/mp4', 'video/webm', 'video/quicktime'] as const
/** About four minutes as recorded by a phone. */
export const VIDEO_MAX_BYTES = 96 * 1024 * 1024

const AT_THE_DESK: ReadonlySet<ParcelStage> = new Set([
  'packing',
  'supplement_due',
  'to_ship',
  'address_problem',
])

/** Null while a video may be attached to a package: from packing until dispatch. */
export const whyNotVideo = (stage: ParcelStage): Reason | null =>
  AT_THE_DESK.has(stage) ? null : 'transition_not_allowed'

/** Whether a package lacks the video that was paid for. */
export const lacksVideo = (parcel: { serviceIds: readonly string[]; hasVideo: boolean }): boolean =>
  parcel.serviceIds.includes(VIDEO_SERVICE) && !parcel.hasVideo
