import type { Feature } from '../platform/feature.ts'
import { findAnythingAction } from './find-anything.ts'
import { listPageWordsAction } from './list-page-words.ts'

/** What words find: one field for everything. What lists and queues share is in `public.ts`. */
export const search: Feature = { actions: [findAnythingAction, listPageWordsAction] }
