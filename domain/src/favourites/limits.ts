/** The favourites that one shopper keeps, and the goods looked at, of which the oldest make room. */
export const FAVOURITES_MAX = 500
export const VIEWED_MAX = 200
/** The same on the device of a guest. */
export const DEVICE_FAVOURITES_MAX = 100
export const DEVICE_VIEWED_MAX = 50

export const FAVOURITE_NOTE_MAX = 200
/** The longest address of goods that is kept, in bytes. */
export const KEPT_URL_MAX = 2_000
