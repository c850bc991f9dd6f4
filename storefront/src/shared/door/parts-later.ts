import { later } from '@longhaul/browser/chunk/later.tsx'

/** Its answer comes after the page's own, and its place is kept. */
export const DoorPart = later(() => import('./DoorPart.tsx').then((found) => found.DoorPart))
