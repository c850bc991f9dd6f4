/**
 * Class for a name next to its icon in the side menu. Between phone and desktop width only the icon is
 * visible; screen readers still read the name.
 */
export const SIDE_NAME = 'md:max-desk:sr-only'
