/** A name in the menu beside its icon. Between a phone and a desk there is room for the icon alone: the name is only read aloud. */
export const SIDE_NAME = 'md:max-desk:sr-only'
