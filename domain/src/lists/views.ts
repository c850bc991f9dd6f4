/** How many views, of all lists together, a member of staff keeps. */
export const VIEWS_MAX = 100
export const VIEW_NAME_MAX = 60
/** How many rows one bulk action takes. */
export const BULK_MAX = 200
/** How many labels are printed in one go. */
export const LABELS_MAX = 50
/** Of how many packages of a hand-over the papers are in one file. */
export const HAND_OVER_PAPERS_MAX = 100

export const DENSITIES = ['normal', 'compact'] as const
export type Density = (typeof DENSITIES)[number]

/** Whether a view may be renamed, shared or deleted: by its author; a shared one by an admin too. */
export const mayChangeView = (
  me: { id: string; isAdmin: boolean },
  view: { staffId: string; shared: boolean },
): boolean => view.staffId === me.id || (me.isAdmin && view.shared)
