/** So many things of a shelf at once: the whole of it for most shoppers, and rows of a board of two or four that are full. */
export const SHELF_PAGE = 60
