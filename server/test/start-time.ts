/** When every world begins. A Monday, 10:00 in Shanghai: the warehouse is open. */
export const START = '2026-11-02T02:00:00Z'
