/** The maximum number of saved views per member of staff, across all lists. */
export const VIEWS_MAX = 100
export const VIEW_NAME_MAX = 60
/** The maximum number of rows in one bulk action. */
export const BULK_MAX = 200
/** The maximum number of labels printed at a time. */
export const LABELS_MAX = 50
/** The maximum number of packages of a hand-over whose papers are in one file. */
export const HAND_OVER_PAPERS_MAX = 100

export const DENSITIES = ['normal', 'compact'] as const
export type Density = (typeof DENSITIES)[number]

/** Whether a view may be renamed, shared or deleted: by its author, or by an admin if it is shared. */
export const mayChangeView = (
  me: { id: string; isAdmin: boolean },
  view: { staffId: string; shared: boolean },
): boolean => view.staffId === me.id || (me.isAdmin && view.shared)
