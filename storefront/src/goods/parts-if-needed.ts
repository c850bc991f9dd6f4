import { later } from '@longhaul/browser/chunk/later.tsx'

/* Notes for pages that say less than usual or something unusual. Their users check first whether there is something to show. */

export const ChosenByWords = later(() => import('./ChosenByWords.tsx').then((found) => found.ChosenByWords))
export const LinkOutcome = later(() => import('./LinkOutcome.tsx').then((found) => found.LinkOutcome))
export const NewProduct = later(() => import('./NewProduct.tsx').then((found) => found.NewProduct))
export const ProductNotes = later(() => import('./ProductNotes.tsx').then((found) => found.ProductNotes))
export const QuantityFacts = later(() => import('./QuantityFacts.tsx').then((found) => found.QuantityFacts))
export const RestrictedNote = later(() =>
  import('./RestrictedNote.tsx').then((found) => found.RestrictedNote),
)
