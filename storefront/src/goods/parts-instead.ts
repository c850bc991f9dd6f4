import { later } from '@longhaul/browser/chunk/later.tsx'

/* Parts that replace the order form or its pictures, or that accompany several links. */

export const AddPicture = later(() => import('./AddPicture.tsx').then((found) => found.AddPicture))
export const Gone = later(() => import('./Gone.tsx').then((found) => found.Gone))
export const PastedList = later(() => import('./PastedList.tsx').then((found) => found.PastedList))
export const PasteFirst = later(() => import('./PasteFirst.tsx').then((found) => found.PasteFirst))
export const Refused = later(() => import('./Refused.tsx').then((found) => found.Refused))
export const SeveralLinks = later(() => import('./SeveralLinks.tsx').then((found) => found.SeveralLinks))
