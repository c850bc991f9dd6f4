import type { Feature } from '../platform/feature.ts'
import { findAnythingAction } from './find-anything.ts'
import { listPageWordsAction } from './list-page-words.ts'

/** The search field for everything. The part shared with lists and queues is in `public.ts`. */
export const search: Feature = { actions: [findAnythingAction, listPageWordsAction] }
