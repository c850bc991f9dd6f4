/** Styles a file input's native button as a button of `ui`. */
export const FILE_INPUT =
  'file:me-3 file:cursor-pointer file:rounded-card file:border file:border-control file:bg-surface file:px-3 file:py-1 file:font-medium file:text-ink'
