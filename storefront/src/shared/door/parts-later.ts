import { later } from '@longhaul/browser/chunk/later.tsx'

/** Its reply arrives after the page's own; its space is reserved. */
export const DoorPart = later(() => import('./DoorPart.tsx').then((found) => found.DoorPart))
