/** The time at which every world begins: a Monday, 10:00 in Shanghai, when the warehouse is open. */
export const START = '2026-11-02T02:00:00Z'
