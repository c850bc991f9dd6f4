import type { Lang } from '@longhaul/domain/languages.ts'
import type { World } from '../platform/world.ts'
import type { Settings } from '../site/public.ts'

/** The context needed to show a desk to its shopper. */
export type DeskReading = { now: Date; lang: Lang; world: World; settings: Settings }
