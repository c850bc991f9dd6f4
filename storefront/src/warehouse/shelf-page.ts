/**
 * The page size of a shelf: all of it for most shoppers, and a multiple of the boards' two or four columns.
 */
export const SHELF_PAGE = 60
